import type { Kysely } from 'kysely';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';

let count = 0;

function next(): number {
  count += 1;
  return count;
}

/** An active cost category. */
export async function addCostCategory(
  db: Kysely<Database>,
  { name = `Koszty ${next()}` }: { name?: string } = {},
): Promise<{ id: string; name: string }> {
  const category = { id: newId(), name, purpose: 'management', active: true } as const;
  await db.insertInto('costCategory').values(category).execute();
  return category;
}

/** An active income category. */
export async function addIncomeCategory(
  db: Kysely<Database>,
  { name = `Przychody ${next()}` }: { name?: string } = {},
): Promise<{ id: string; name: string }> {
  const category = { id: newId(), name, active: true };
  await db.insertInto('incomeCategory').values(category).execute();
  return category;
}
