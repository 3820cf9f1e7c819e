/** The hand cards that would pay for what is being looked at. */
let cards: string[] = $state.raw([]);

export const suggestion = {
  get cards(): string[] {
    return cards;
  },
  show(codes: string[]): void {
    cards = codes;
  },
};
