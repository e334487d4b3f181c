import { dayAfter, type Period } from '@grzadka/contract/meter/consumption/periods';
import type { Insertable, Transaction } from 'kysely';
import { anyOf } from '#src/core/database/any-of.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { Reckoned } from '../calculation/reckoned.ts';
import type { Charge } from '../calculation/result.ts';
import type { ChargeRunRow } from '../charge-run-row.ts';

/**
 * What a charge is made once for, as its row says it: days of its plot, or a title; of what is charged by meter neither, whatever
 * its run is.
 */
export type ChargedDays = Pick<
  Insertable<Database['charge']>,
  'firstDay' | 'lastDay' | 'onceTitle'
>;

/** An account and its days, null where they are not known or go on. */
interface Account {
  readonly id: string;
  readonly openedOn: string | null;
  readonly closedOn: string | null;
}

const noDays: ChargedDays = { firstDay: null, lastDay: null, onceTitle: null };

/**
 * Returns a function that gives the days of its plot that a charge covers, by which the database refuses to charge them twice
 * (docs/product/charges.md#never-twice): the days of the run or, where several accounts share them, those of its own account. A
 * day that two accounts share is the former one's.
 */
export async function chargedDays(
  trx: Transaction<Database>,
  { kind, title, feeKindIds, periodFrom, periodThru }: ChargeRunRow,
  reckoned: readonly Reckoned[],
): Promise<(charge: Charge, reckoned: Reckoned) => ChargedDays> {
  // Its days are those of each debt.
  if (kind === 'interest') return () => noDays;
  const methods = await trx
    .selectFrom('tariff')
    .select(['id', 'method'])
    .where('feeKindId', '=', anyOf(feeKindIds, 'uuid'))
    .execute();
  const methodOf = new Map(methods.map(({ id, method }) => [id, method]));
  const sharing = accountsSharing(reckoned);
  const accounts = await trx
    .selectFrom('settlement')
    .select(['id', 'openedOn', 'closedOn'])
    .where('id', '=', anyOf([...new Set([...sharing.values()].flat())], 'uuid'))
    .orderBy('openedOn', (order) => order.asc().nullsFirst())
    .orderBy('number')
    .execute();
  const placeOf = new Map(accounts.map(({ id }, place) => [id, place]));
  const inOrder = (ids: readonly string[]) =>
    ids
      .flatMap((id) => placeOf.get(id) ?? [])
      .toSorted((one, other) => one - other)
      .flatMap((place) => accounts[place] ?? []);
  const period = { from: periodFrom, thru: periodThru };
  return ({ tariffId, feeKindId, settlementId }, { gardenId }) => {
    const method = tariffId === null ? undefined : methodOf.get(tariffId);
    if (method === 'consumption') return noDays;
    if (kind === 'one-off') return { ...noDays, onceTitle: title };
    // What somebody sets by hand is charged to an account, which the calculation looks after.
    if (method === 'manual') return noDays;
    const ids = sharing.get(`${gardenId} ${feeKindId}`) ?? [];
    const days = ownDays(inOrder(ids), settlementId, period);
    return { firstDay: days.from, lastDay: days.thru, onceTitle: null };
  };
}

/** Which accounts of a plot are charged the same kind, by plot and kind. */
function accountsSharing(reckoned: readonly Reckoned[]): ReadonlyMap<string, readonly string[]> {
  const charges = reckoned.flatMap(({ gardenId, charges: own }) =>
    own.map(({ feeKindId, settlementId }) => ({ key: `${gardenId} ${feeKindId}`, settlementId })),
  );
  const byKind = Map.groupBy(charges, ({ key }) => key);
  return new Map(
    Array.from(byKind, ([key, of]) => [
      key,
      [...new Set(of.map(({ settlementId }) => settlementId))],
    ]),
  );
}

/** Of accounts in the order in which they were opened the days of one: from when it takes over to when it ends, or the period does. */
function ownDays(accounts: readonly Account[], id: string, { from, thru }: Period): Period {
  let first = from;
  for (const [place, account] of accounts.entries()) {
    if (place > 0 && account.openedOn !== null && account.openedOn > first)
      first = account.openedOn;
    const isLast = place === accounts.length - 1;
    const end =
      isLast || account.closedOn === null || account.closedOn > thru ? thru : account.closedOn;
    const last = end < first ? first : end;
    if (account.id === id) return { from: first, thru: last };
    first = dayAfter(last);
  }
  return { from, thru };
}
