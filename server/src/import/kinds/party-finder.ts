import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { foldCase } from '../engine/fold-case.ts';
import { foldNumbers, hasNumber } from './register-number.ts';

/** How a row names a party: by its number in the register, or by name. */
export interface PartyReference {
  readonly registerNumber: string | null;
  readonly party: string | null;
}

/** Returns the party's id, or the Polish reason why it cannot be found for certain. */
type FindParty = (reference: PartyReference) => { id: string } | { fault: string };

/**
 * Looks up the stored parties that some rows name by register number or by name, letter case ignored in both; a
 * person's name in either order.
 */
export function partyFinder(db: Kysely<Database>) {
  let prepared: Promise<void> | undefined;
  return async (references: readonly PartyReference[]): Promise<FindParty> => {
    const numbers = references.flatMap(({ registerNumber }) => registerNumber ?? []);
    const byNumber = await findByNumber(db, numbers);
    const named = references.filter(({ registerNumber }) => registerNumber === null);
    const names = named.flatMap(({ party }) => party ?? []);
    if (names.length > 0) await (prepared ??= prepareNames(db));
    const byName = names.length > 0 ? await findByName(db, names) : new Map<string, string[]>();
    return ({ registerNumber, party }) => {
      if (registerNumber !== null) {
        const id = byNumber(registerNumber);
        const fault = `Nie ma podmiotu o numerze ewidencyjnym „${registerNumber}”: najpierw zaimportuj podmioty`;
        return id === undefined ? { fault } : { id };
      }
      const [only, ...others] = byName.get(party ?? '') ?? [];
      if (only === undefined) {
        return { fault: `Nie ma podmiotu „${party}”: najpierw zaimportuj podmioty` };
      }
      if (others.length === 0) return { id: only };
      return {
        fault: `Nazwę „${party}” ma kilka podmiotów (${others.length + 1}): podaj numer ewidencyjny`,
      };
    };
  };
}

async function findByNumber(
  db: Kysely<Database>,
  numbers: readonly string[],
): Promise<(number: string) => string | undefined> {
  const parties = await db
    .selectFrom('party')
    .select(['id', 'registerNumber'])
    .where(hasNumber(numbers))
    .execute();
  const exact = new Map(parties.map(({ id, registerNumber }) => [registerNumber, id]));
  const folded = await foldNumbers(db, [...numbers, ...exact.keys()]);
  const inAnyCase = new Map([...exact].map(([number, id]) => [folded.get(number), id]));
  return (number) => exact.get(number) ?? inAnyCase.get(folded.get(number));
}

/**
 * Folds the names of all parties once for the whole file, with an index to look them up by: to fold them
 * for each portion of its rows would take a walk through the table each time.
 */
async function prepareNames(db: Kysely<Database>): Promise<void> {
  await sql`
    create temporary table import_party_name on commit drop as
    select id, lower(name collate polish) as name from party
    union
    select id, lower((first_name || ' ' || last_name) collate polish) from party
    where first_name is not null and last_name is not null
  `.execute(db);
  await sql`create index on import_party_name (name)`.execute(db);
  await sql`analyze import_party_name`.execute(db);
}

/** The ids of the parties that have each of these names. */
async function findByName(
  db: Kysely<Database>,
  names: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const folded = await foldCase(db, names);
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from import_party_name where name = any(${[...folded.values()]})
  `.execute(db);
  const ids = Map.groupBy(rows, ({ name }) => name);
  return new Map(
    names.map((name) => [name, (ids.get(folded.get(name) ?? '') ?? []).map(({ id }) => id)]),
  );
}
