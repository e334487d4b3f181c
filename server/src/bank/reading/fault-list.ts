import { readingLimits } from './reading-limits.ts';

/** What is wrong in a file, in Polish; the line is counted from 1, null where it is the whole file. */
export interface Fault {
  readonly line: number | null;
  readonly message: string;
}

/** Gathers the faults of a file, each once, up to as many as anybody reads. */
export class FaultList {
  readonly #faults: Fault[] = [];
  readonly #known = new Set<string>();

  add(line: number | null, message: string): void {
    const key = `${line} ${message}`;
    if (this.isFull || this.#known.has(key)) return;
    this.#known.add(key);
    this.#faults.push({ line, message });
  }

  /** Whether it is no use to read on. */
  get isFull(): boolean {
    return this.#faults.length >= readingLimits.faults;
  }

  get isEmpty(): boolean {
    return this.#faults.length === 0;
  }

  /** In the order of their lines, those of the whole file first. */
  get inOrder(): readonly Fault[] {
    return this.#faults.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
  }
}
