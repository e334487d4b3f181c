import type { TariffTerms } from '@grzadka/contract/tariff/tariff-terms';
import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { openCashBox } from '#src/cash-box/cash-box.repo.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { addCashBox } from '#test/cash.ts';
import { addLogin } from '#test/factories.ts';
import { addFeeKind, addTariff } from '#test/fee-factories.ts';

/** Where histories go on one after the other: in the March of a year that no other lane has. */
export interface Lane {
  readonly year: number;
  /** Who reads meters. */
  readonly reader: Caller;
  /** The fee kind that is charged by area, to whoever holds a plot by their days. */
  readonly byArea: string;
  /** The fee kind that is charged to the accounts that a run names. */
  readonly byHand: string;
  /** The fee kind that is charged by meter. */
  readonly byMeter: string;
  /** With more in it than is ever taken. */
  readonly cashBox: string;
  /** What a thousandth of a cubic metre costs, in grosze, by the tariffs of that. */
  readonly rates: ReadonlyMap<string, number>;
}

/** A day of March of the year; the 0th is the last one of February. */
export function marchDay(year: number, date: number): string {
  return date === 0 ? `${year}-02-28` : `${year}-03-${String(date).padStart(2, '0')}`;
}

/** Any day of March, or one of those from a first to a last date. */
export function anyDay(year: number, min = 1, max = 28): fc.Arbitrary<string> {
  return fc.integer({ min, max }).map((date) => marchDay(year, date));
}

/** Opens a lane: three fee kinds with their tariffs. By meter, twice as much is asked for from the middle of March on. */
export async function openLane(db: Kysely<Database>, year: number): Promise<Lane> {
  const byArea = (await addFeeKind(db)).id;
  const byHand = (await addFeeKind(db)).id;
  await addTariff(db, {
    feeKindId: byHand,
    terms: { method: 'manual', rate: '0.50' },
    validFrom: `${year}-01-01`,
  });
  const byMeter = (await addFeeKind(db, { purpose: 'own-use' })).id;
  await addTariff(db, {
    feeKindId: byArea,
    terms: { method: 'per-area', rate: '0.0017' },
    proration: 'daily',
    validFrom: `${year}-01-01`,
  });
  const cheap = await addTariff(db, {
    feeKindId: byMeter,
    terms: metered('10'),
    validFrom: `${year}-01-01`,
    validThru: marchDay(year, 14),
  });
  const dear = await addTariff(db, {
    feeKindId: byMeter,
    terms: metered('20'),
    validFrom: marchDay(year, 15),
  });
  const rates = new Map([
    [cheap.id, 1],
    [dear.id, 2],
  ]);
  const { id: userLoginId, loginId: userName } = await addLogin(db, { role: 'ROLE_TREASURER' });
  const reader: Caller = {
    userLoginId,
    userName,
    displayName: 'Anna Nowak',
    sessionId: userLoginId,
    role: 'ROLE_TREASURER',
    mustSwitchOnSecondFactor: false,
    person: { firstName: 'Anna', lastName: 'Nowak' },
  };
  const { id: cashBox } = await addCashBox(db);
  const opening = { cashBoxId: cashBox, amount: 1_000_000, day: `${year}-01-01` };
  await openCashBox(db, { ...opening, caller: reader });
  return { year, reader, byArea, byHand, byMeter, cashBox, rates };
}

/** So that what is charged is a whole number of grosze, however the days are cut, it has one price. */
function metered(rate: string): TariffTerms {
  const segments = [{ from: '2000-01-01', tiers: [{ upTo: null, rate }] }];
  return { method: 'consumption', meterType: 'WaterMeter', segments };
}
