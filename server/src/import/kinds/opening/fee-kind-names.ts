import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { foldText } from '#src/core/fold-text.ts';

/** What a row keeps of a fee kind that it names. */
interface NamedFeeKind {
  readonly id: string;
  readonly name: string;
}

/** The fee kinds as rows may name them: letter case, diacritics and blanks do not matter. */
export interface FeeKindNames {
  readonly find: (typed: string) => NamedFeeKind | undefined;
  /** Which there are, for a Polish sentence. */
  readonly expected: string;
  /** What is said of others. */
  readonly refusal: (typed: string) => string;
}

/** Reads the names of the fee kinds. */
export async function readFeeKindNames(db: Kysely<Database>): Promise<FeeKindNames> {
  const kinds = await db
    .selectFrom('feeKind')
    .select(['id', 'name'])
    .orderBy('position')
    .orderBy(sql`name collate polish`)
    .execute();
  const byName = new Map(kinds.map((kind) => [foldText(kind.name), kind]));
  const expected = new Intl.ListFormat('pl', { type: 'disjunction' }).format(
    kinds.map(({ name }) => name),
  );
  return {
    find: (typed) => byName.get(foldText(typed)),
    expected,
    refusal: () => `Nie ma takiego rodzaju opłaty. Wpisz: ${expected}`,
  };
}
