import { dueDayIn, type Instalments } from '@grzadka/contract/tariff/instalments';
import type { Kysely } from 'kysely';
import { anyOf } from '#src/core/database/any-of.ts';
import type { Database } from '#src/core/database/tables.ts';

/**
 * The first year from that of `referenceDay` on in which nothing of these kinds is due before it is issued, by the tariffs of that day:
 * what is charged at a handover is charged out of turn, when a term of the year may be over.
 */
export async function readDueYear(
  db: Kysely<Database>,
  {
    feeKindIds,
    referenceDay,
    issueDay,
  }: { feeKindIds: readonly string[]; referenceDay: string; issueDay: string },
): Promise<number> {
  const tariffs = await db
    .selectFrom('tariff')
    .select((eb) => eb.ref('instalments').$castTo<Instalments>().as('instalments'))
    .where('feeKindId', '=', anyOf(feeKindIds, 'uuid'))
    .where('validFrom', '<=', referenceDay)
    .where((eb) => eb.or([eb('validThru', 'is', null), eb('validThru', '>=', referenceDay)]))
    .execute();
  const dueDays = tariffs.flatMap(({ instalments }) => instalments);
  let year = Number(referenceDay.slice(0, 'YYYY'.length));
  const isGone = ({ dueMonthDay }: Instalments[number]) => dueDayIn(year, dueMonthDay) < issueDay;
  while (dueDays.some(isGone)) year += 1;
  return year;
}
