import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { Reckoned } from '../calculation/reckoned.ts';

/**
 * At how many plots a draft would charge something else by now than it was shown to: other lines, other days of meters, or
 * nothing at all. What somebody left out is not compared.
 */
export async function countChanged(
  trx: Transaction<Database>,
  runId: string,
  reckoned: readonly Reckoned[],
): Promise<number> {
  // As text, which is read here as it is: what is deep in JSON would be gone through once more for the names of its columns.
  const texts = await trx
    .selectFrom('chargeRunSettlement')
    .select([
      'settlementId',
      'gardenId',
      sql<string>`charges::text`.as('charges'),
      sql<string>`stretches::text`.as('stretches'),
      sql<string>`noted::text`.as('noted'),
      'waits',
      sql<string>`coalesce(blocked, 'null')::text`.as('blocked'),
    ])
    .where('runId', '=', runId)
    .where('skipReason', 'is', null)
    .execute();
  const shown = texts.map(
    (row): Compared => ({
      settlementId: row.settlementId,
      gardenId: row.gardenId,
      charges: JSON.parse(row.charges),
      stretches: JSON.parse(row.stretches),
      noted: JSON.parse(row.noted),
      waits: row.waits,
      blocked: JSON.parse(row.blocked),
    }),
  );
  const isCharged = (row: Compared) =>
    row.blocked !== null || !isEmpty(row.charges) || !isEmpty(row.stretches);
  const before = byAccount(shown.filter(isCharged));
  const now = byAccount(reckoned.filter(isCharged));
  const changed = new Set<string>();
  for (const [key, one] of new Map<string, Compared>([...before, ...now])) {
    if (!isSame(before.get(key), now.get(key))) changed.add(one.gardenId ?? key);
  }
  return changed.size;
}

interface Compared {
  readonly settlementId: string | null;
  readonly gardenId: string | null;
  readonly charges: unknown;
  readonly stretches: unknown;
  readonly noted: unknown;
  readonly waits: boolean;
  readonly blocked: unknown;
}

function byAccount<Row extends Compared>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [`${row.gardenId} ${row.settlementId}`, row]));
}

function isSame(shown: Compared | undefined, reckoned: Compared | undefined): boolean {
  if (shown === undefined || reckoned === undefined) return false;
  return (['charges', 'stretches', 'noted', 'waits', 'blocked'] as const).every((part) =>
    isSameInJson(shown[part], reckoned[part]),
  );
}

/** Whether two values are the same as JSON has them, which knows no `undefined` in an object and no order of keys. */
function isSameInJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((element, index) => isSameInJson(element, other[index]))
    );
  }
  return hasAllOf(one, other) && countKeys(one) === countKeys(other);
}

function hasAllOf(whole: object, part: object): boolean {
  for (const key of Object.keys(part)) {
    if (!isSameInJson(Reflect.get(whole, key), Reflect.get(part, key))) return false;
  }
  return true;
}

function countKeys(value: object): number {
  let count = 0;
  for (const key of Object.keys(value)) if (Reflect.get(value, key) !== undefined) count += 1;
  return count;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isEmpty(list: unknown): boolean {
  return Array.isArray(list) && list.length === 0;
}
