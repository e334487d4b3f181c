import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { foldCase } from '../engine/fold-case.ts';

/** How a row names a party: by its number in the register, or by name. */
export interface PartyReference {
  readonly registerNumber: string | null;
  readonly party: string | null;
}

/**
 * The stored parties by register number and by name, letter case ignored; a person's name in either
 * order. `find` gives the party's id, or the Polish reason why it cannot be told.
 */
export async function indexParties(db: Kysely<Database>, names: readonly string[]) {
  const folded = await foldCase(db, names);
  const parties = await db
    .selectFrom('party')
    .select(['id', 'registerNumber'])
    .select(sql<string>`lower(name collate polish)`.as('written'))
    .select(sql<string | null>`lower((first_name || ' ' || last_name) collate polish)`.as('spoken'))
    .execute();
  const byNumber = new Map(parties.map((party) => [party.registerNumber, party.id]));
  const byName = Map.groupBy(
    parties.flatMap(({ id, written, spoken }) => [
      { id, name: written },
      { id, name: spoken },
    ]),
    ({ name }) => name,
  );

  return function find({
    registerNumber,
    party,
  }: PartyReference): { id: string } | { fault: string } {
    if (registerNumber !== null) {
      const id = byNumber.get(registerNumber);
      const fault = `Nie ma podmiotu o numerze ewidencyjnym „${registerNumber}”: najpierw zaimportuj podmioty`;
      return id === undefined ? { fault } : { id };
    }
    const named = byName.get(folded.get(party ?? '') ?? null) ?? [];
    const [only, ...others] = new Set(named.map(({ id }) => id));
    if (only === undefined) {
      return { fault: `Nie ma podmiotu „${party}”: najpierw zaimportuj podmioty` };
    }
    if (others.length === 0) return { id: only };
    return {
      fault: `Nazwę „${party}” ma kilka podmiotów (${others.length + 1}): podaj numer ewidencyjny`,
    };
  };
}
