/** The field that a pointer, a dragged card or the focus is on; what is pointed at shows its way and its text. */
class Pointing {
  field = $state("");
}

export const pointing = new Pointing();
