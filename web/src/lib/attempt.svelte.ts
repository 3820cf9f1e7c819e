/** Something that the house may refuse: why it did is told until something is tried again. */
import { reasonOf, type Told } from "./names";

export class Attempt {
  trouble: Told | null = $state.raw(null);
  busy = $state(false);

  constructor(private readonly why: (problem: unknown) => string = reasonOf) {}

  /** Do it, and tell why it did not go. */
  async to(act: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.trouble = null;
    try {
      await act();
    } catch (problem) {
      this.trouble = () => this.why(problem);
    }
    this.busy = false;
  }
}
