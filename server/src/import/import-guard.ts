import { importLimits } from '@grzadka/contract/import/import-limits';
import { ImportError } from './import-error.ts';

/** Why an import was ended by the program itself, and what to do. */
export const endedImports = {
  memory:
    'Przerwano, bo plik zajmuje zbyt wiele pamięci. Nic nie zapisano. Podziel go na mniejsze pliki i wczytaj je po kolei.',
  time: 'Przerwano, bo trwało to zbyt długo. Nic nie zapisano. Podziel plik na mniejsze i wczytaj je po kolei.',
} as const;

/** How long an import may take, and how much memory, whatever is in its file. */
export type ImportBounds = Readonly<
  Record<'readingSeconds' | 'workMinutes' | 'heapMegabytes' | 'processMegabytes', number>
>;

/**
 * Ends an import that takes too long or too much memory: it is asked after each portion, and throws the `ImportError`
 * that says why. So what was written is undone as for any other fault.
 */
export class ImportGuard {
  readonly #bounds: ImportBounds;
  #deadline: number;

  /** The file is read from now on. */
  constructor(bounds: ImportBounds = importLimits) {
    this.#bounds = bounds;
    this.#deadline = performance.now() + bounds.readingSeconds * 1000;
  }

  /** The file is read; until its rows are begun with, the import may wait for others as long as it takes. */
  wait(): void {
    this.#deadline = Infinity;
  }

  /** A portion is done; the first of them are the rows that are to be checked. */
  readonly check = (): void => {
    const now = performance.now();
    if (this.#deadline === Infinity) this.#deadline = now + this.#bounds.workMinutes * 60_000;
    if (now > this.#deadline) throw new ImportError(endedImports.time);
    if (process.memoryUsage.rss() > this.#bounds.processMegabytes * 1024 * 1024) {
      throw new ImportError(endedImports.memory);
    }
  };
}
