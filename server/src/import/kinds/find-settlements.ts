import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { CheckedRow } from '../engine/check-rows.ts';
import type { Refuse } from '../engine/faults.ts';
import { indexGardens, unknownGarden } from './garden-index.ts';
import type { NamedSector } from './sector.ts';

/** How a row names a settlement account: by its reference, or by the garden of those who held it on a day. */
interface NamedAccount {
  readonly reference: string | null;
  readonly sector: NamedSector | null;
  readonly garden: string | null;
}

/** A row with the settlement account that it means. */
export type PlacedRow<Row> = CheckedRow<Row & { readonly settlementId: string }>;

interface FindOptions<Row> {
  readonly refuse: Refuse;
  /** On which day who is meant held the garden. */
  readonly dayOf: (row: Row) => string;
  /** What is said where nobody held the garden then; and where several did, before their references. */
  readonly words: { readonly nobody: string; readonly several: string };
}

/** Finds the accounts that rows mean, by their references or by who held the garden on the day, and refuses the others. */
export async function findSettlements<Row extends NamedAccount>(
  db: Kysely<Database>,
  rows: readonly CheckedRow<Row>[],
  { refuse, dayOf, words }: FindOptions<Row>,
): Promise<PlacedRow<Row>[]> {
  const gardens = await indexGardens(
    db,
    rows.flatMap(({ row }) => placeOf(row) ?? []),
  );
  const references = rows.flatMap(({ row }) => typedReference(row) ?? []);
  const places = rows.flatMap(({ row }) => {
    const place = placeOf(row);
    const garden = place && gardens.find(place);
    return garden === undefined ? [] : [garden.id];
  });
  const accounts = await readAccounts(db, { references, gardenIds: places });
  const ofGarden = Map.groupBy(accounts, ({ gardenId }) => gardenId);
  const named = Map.groupBy(accounts, (account) => account.reference);
  return rows.flatMap(({ number, row }) => {
    const place = placeOf(row);
    const garden = place && gardens.find(place);
    if (place !== undefined && garden === undefined) {
      refuse(number, 'garden', unknownGarden(place));
      return [];
    }
    const reference = typedReference(row);
    const meant =
      reference === undefined
        ? (ofGarden.get(garden?.id ?? '') ?? []).filter((account) => isHeld(account, dayOf(row)))
        : (named.get(reference) ?? []);
    const [account] = meant;
    const fault = faultOf(meant, { reference, gardenId: garden?.id, words });
    if (fault !== undefined)
      refuse(number, reference === undefined ? 'garden' : 'reference', fault);
    if (account === undefined || fault !== undefined) return [];
    return [{ number, row: { ...row, settlementId: account.id } }];
  });
}

interface Account {
  readonly id: string;
  readonly reference: string;
  /** Null where the account has no garden. */
  readonly gardenId: string | null;
  readonly openedOn: string | null;
  readonly closedOn: string | null;
}

function isHeld({ openedOn, closedOn }: Account, day: string): boolean {
  return (openedOn ?? day) <= day && day <= (closedOn ?? day);
}

function faultOf(
  meant: readonly Account[],
  {
    reference,
    gardenId,
    words,
  }: {
    reference: string | undefined;
    gardenId: string | undefined;
    words: FindOptions<never>['words'];
  },
): string | undefined {
  const [account, other] = meant;
  if (reference !== undefined) {
    if (account === undefined) return 'Nie ma konta rozliczeniowego o tym numerze. Sprawdź cyfry.';
    if (gardenId === undefined || account.gardenId === gardenId) return undefined;
    return account.gardenId === null
      ? 'To konto rozliczeniowe jest bez działki. Popraw numer albo zostaw sektor i działkę puste.'
      : 'To numer rozliczenia innej działki. Popraw go albo działkę.';
  }
  if (account === undefined) return words.nobody;
  if (other === undefined) return undefined;
  const numbers = meant.map((one) => one.reference).join(', ');
  return `${words.several}: ${numbers}`;
}

/** As it is kept, without blanks and in capitals. */
function typedReference({ reference }: NamedAccount): string | undefined {
  return reference?.replaceAll(/\s/g, '').toUpperCase();
}

function placeOf({ sector, garden }: NamedAccount) {
  return sector === null || garden === null ? undefined : { sector, name: garden };
}

async function readAccounts(
  db: Kysely<Database>,
  { references, gardenIds }: { references: readonly string[]; gardenIds: readonly string[] },
): Promise<readonly Account[]> {
  const { rows } = await sql<Account>`
    select id, reference, garden_id, opened_on, closed_on
    from settlement
    where reference = any (${references}::text[]) or garden_id = any (${gardenIds}::uuid[])
    order by number
  `.execute(db);
  return rows;
}
