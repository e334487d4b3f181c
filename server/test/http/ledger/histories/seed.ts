import { inject, type TestContext } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** What the random histories of the ledger begin from, from vitest.config.ts; `LEDGER_SEED` makes the same ones again. */
    ledgerSeed: number;
  }
}

/** The seed of all of them, which the report names; each portion adds a number of its own. */
export async function reportedSeed({ annotate }: TestContext): Promise<number> {
  const seed = inject('ledgerSeed');
  await annotate(`LEDGER_SEED=${seed}`);
  return seed;
}
