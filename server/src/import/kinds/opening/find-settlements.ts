import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { CheckedRow } from '../../engine/check-rows.ts';
import type { Refuse } from '../../engine/faults.ts';
import { indexGardens, unknownGarden } from '../garden-index.ts';
import type { OpeningRow } from './opening-row.ts';

/** A row with the settlement account that it means. */
export type PlacedRow = CheckedRow<OpeningRow & { readonly settlementId: string }>;

/** Finds the accounts that rows mean, by their references or by who held the garden on the day, and refuses the others. */
export async function findSettlements(
  db: Kysely<Database>,
  rows: readonly CheckedRow<OpeningRow>[],
  refuse: Refuse,
): Promise<PlacedRow[]> {
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
        ? (ofGarden.get(garden?.id ?? '') ?? []).filter((account) => isHeld(account, row.day))
        : (named.get(reference) ?? []);
    const [account] = meant;
    const fault = faultOf(meant, { reference, gardenId: garden?.id });
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
  { reference, gardenId }: { reference: string | undefined; gardenId: string | undefined },
): string | undefined {
  const [account, other] = meant;
  if (reference !== undefined) {
    if (account === undefined) return 'Nie ma konta rozliczeniowego o tym numerze. Sprawdź cyfry.';
    if (gardenId === undefined || account.gardenId === gardenId) return undefined;
    return account.gardenId === null
      ? 'To konto rozliczeniowe jest bez działki. Popraw numer albo zostaw sektor i działkę puste.'
      : 'To numer rozliczenia innej działki. Popraw go albo działkę.';
  }
  if (account === undefined) {
    return 'Tego dnia nikt nie miał tej działki. Popraw dzień albo podaj numer rozliczenia.';
  }
  if (other === undefined) return undefined;
  const numbers = meant.map((one) => one.reference).join(', ');
  return `Tego dnia działka miała kilka kont rozliczeniowych. Podaj numer rozliczenia: ${numbers}`;
}

/** As it is kept, without blanks and in capitals. */
function typedReference({ reference }: OpeningRow): string | undefined {
  return reference?.replaceAll(/\s/g, '').toUpperCase();
}

function placeOf({ sector, garden }: OpeningRow) {
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
