/** Cards of which several copies may lie side by side: only one of these is picked, the one that was touched or else the first. */
import type { Answer } from "../kit";

export class Copies {
  private touched = $state(-1);

  constructor(
    private readonly codes: () => string[],
    private readonly place: () => string,
    private readonly answer: () => Answer | null,
  ) {}

  /** The answer as one copy sees it. */
  answerFor(index: number): Answer | null {
    const answer = this.answer();
    if (!answer) return null;
    const codes = this.codes();
    const isPicked = (code: string | undefined): boolean => answer.picked.includes(`${this.place()}/${code}`);
    const picked = isPicked(codes[this.touched]) ? this.touched : codes.findIndex(isPicked);
    const touch = (path: string): void => {
      this.touched = index;
      answer.touch(path);
    };
    return { ...answer, touch, picked: index === picked ? answer.picked : [] };
  }
}
