import type { Faker } from '@faker-js/faker';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import type { Storage } from '@grzadka/server/src/core/storage/storage.ts';
import type { Kysely } from 'kysely';
import { makePayments } from '../banking/make-payments.ts';
import type { Office } from '../people/office.ts';
import { agreePlans } from './agree-plans.ts';
import { chargeYears } from './charge-years.ts';
import { closeBooks } from './close-books.ts';
import { mendCharges } from './mend-charges.ts';
import { noteInterest } from './note-interest.ts';
import { writeOff } from './write-off.ts';

interface Needs {
  readonly office: Office;
  readonly random: Faker;
  /** The year of the latest fees. */
  readonly year: number;
  /** Whether what was used is charged, too. */
  readonly isByMeter: boolean;
  readonly today: Temporal.PlainDate;
}

/**
 * Charges the fees of two years by the program's own functions, mends what was wrong of them, has them paid, writes one off, closes the books of the year before, and
 * charges interest on what is not paid, and lets two pay in rates: it stands in the audit as the work of the office. Each run is a change of its own, so that what was done before stays where one fails.
 */
export async function chargeFees(
  { db, storage }: { db: Kysely<Database>; storage: Storage },
  { office, random, year, isByMeter, today }: Needs,
): Promise<void> {
  const { id: runId } = await chargeYears(db, { year, isByMeter, today, ...office });
  await mendCharges(db, { runId, year, today, ...office });
  const paying = { random, treasurer: office.treasurer, since: year - 1, today };
  await makePayments({ db, storage }, paying);
  const { treasurer } = office;
  await writeOff(db, { treasurer, year: year - 1 });
  // What was owed and overpaid when the books were begun, on the eve of the first of the two years.
  await closeBooks({ db, storage }, { treasurer, year: year - 2 });
  await noteInterest(db, { today, ...office });
  await agreePlans(db, { today });
}
