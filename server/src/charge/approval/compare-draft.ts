import type { Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { Reckoned } from '../run/reckon-run.ts';

/**
 * At how many plots a draft would charge something else by now than it was shown to: other lines, other days of meters, or
 * nothing at all. What somebody left out is not compared.
 */
export async function countChanged(
  trx: Transaction<Database>,
  runId: string,
  reckoned: readonly Reckoned[],
): Promise<number> {
  const shown = await trx
    .selectFrom('chargeRunSettlement')
    .select(['settlementId', 'gardenId', 'charges', 'stretches', 'blocked'])
    .where('runId', '=', runId)
    .where('skipReason', 'is', null)
    .execute();
  const isCharged = (row: { charges: unknown; stretches: unknown; blocked: unknown }) =>
    row.blocked !== null || !isEmpty(row.charges) || !isEmpty(row.stretches);
  const before = byAccount(shown.filter(isCharged));
  const now = byAccount(reckoned.filter(isCharged));
  const changed = new Set<string>();
  for (const [key, one] of [...before, ...now]) {
    if (!isSame(before.get(key), now.get(key))) changed.add(one.gardenId ?? key);
  }
  return changed.size;
}

interface Compared {
  readonly settlementId: string | null;
  readonly gardenId: string | null;
  readonly charges: unknown;
  readonly stretches: unknown;
  readonly blocked: unknown;
}

function byAccount<Row extends Compared>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [`${row.gardenId} ${row.settlementId}`, row]));
}

function isSame(shown: Compared | undefined, reckoned: Compared | undefined): boolean {
  if (shown === undefined || reckoned === undefined) return false;
  return (['charges', 'stretches', 'blocked'] as const).every((part) =>
    isSameInJson(shown[part], reckoned[part]),
  );
}

/** Whether two values are the same as JSON has them, which knows no `undefined` in an object and no order of keys. */
function isSameInJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other))
    return false;
  const keys = keysIn(one);
  return (
    keys.length === keysIn(other).length &&
    keys.every((key) => isSameInJson(Reflect.get(one, key), Reflect.get(other, key)))
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function keysIn(value: object): string[] {
  return Object.keys(value).filter((key) => Reflect.get(value, key) !== undefined);
}

function isEmpty(list: unknown): boolean {
  return Array.isArray(list) && list.length === 0;
}
