import { Readable } from 'node:stream';
import { assignLines } from '@grzadka/server/src/bank/booking/assign-lines.ts';
import type { Assignment } from '@grzadka/server/src/bank/booking/assignment.ts';
import type { Purpose } from '@grzadka/server/src/bank/booking/bank-entries.ts';
import { applyFile } from '@grzadka/server/src/bank/importing/apply-file.ts';
import { previewFile } from '@grzadka/server/src/bank/importing/preview-file.ts';
import type { Actor } from '@grzadka/server/src/core/change/audit-entry.ts';
import { change } from '@grzadka/server/src/core/change/change.ts';
import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import type { Storage } from '@grzadka/server/src/core/storage/storage.ts';
import { learnSenders } from '@grzadka/server/src/payment/known-senders.ts';
import type { Kysely } from 'kysely';
import type { BankMonth } from './transfer.ts';
import { writeCamt } from './write-camt.ts';
import { writeMt940 } from './write-mt940.ts';

/** What a transfer is for, as the treasurer knows it; the amount in grosze, above zero. */
export type KnownPurpose = (reference: string) => Purpose | undefined;

interface Needs {
  readonly bankAccountId: string;
  readonly treasurer: Actor;
  readonly purposeOf: KnownPurpose;
}

/** For so many months the bank has been giving the newer format. */
const monthsOfCamt = 8;

/** What came in these last months waits for somebody. */
const monthsThatWait = 2;

/**
 * Takes in the statements of the bank, month by month, in the two formats that it has had, as the treasurer would: what the program could not
 * say by itself the treasurer said, but for some lines of the last months.
 */
export async function takeInStatements(
  { db, storage }: { db: Kysely<Database>; storage: Storage },
  months: readonly BankMonth[],
  needs: Needs,
): Promise<void> {
  for (const [index, month] of months.entries()) {
    const left = months.length - index;
    const isCamt = left <= monthsOfCamt;
    const importId = await takeIn({ db, storage }, needs, {
      text: isCamt ? writeCamt(month) : writeMt940(month),
      fileName: `wyciag-${month.month}.${isCamt ? 'xml' : 'sta'}`,
    });
    if (left > monthsThatWait) await assignRest(db, importId, needs);
  }
}

async function takeIn(
  { db, storage }: { db: Kysely<Database>; storage: Storage },
  { bankAccountId, treasurer }: Needs,
  { text, fileName }: { text: string; fileName: string },
): Promise<string> {
  const bytes = Buffer.from(text);
  const objectId = newId();
  await storage.put(objectId, Readable.from([bytes]), bytes.length);
  const sent = { bytes, objectId, fileName, bankAccountId, profileId: null, encoding: null };
  const { id } = await previewFile(db, sent, treasurer);
  await applyFile(db, { id }, treasurer);
  return id;
}

/** Says of each line that waits what it is for. */
async function assignRest(
  db: Kysely<Database>,
  importId: string,
  { treasurer, purposeOf }: Needs,
): Promise<void> {
  const waiting = await db
    .selectFrom('bankLine')
    .select(['id', 'bankReference', 'counterpartyAccount', 'bookingDay'])
    .where('importId', '=', importId)
    .where('state', 'in', ['suggested', 'unclear'])
    .orderBy('bookingDay')
    .orderBy('id')
    .execute();
  const known = waiting.flatMap(({ bankReference, ...line }) => {
    const purpose = purposeOf(bankReference ?? '');
    return purpose === undefined ? [] : [{ ...line, purpose }];
  });
  await change(db, treasurer, async (tx) => {
    const assignments = known.map(
      ({ id: lineId, purpose }): Assignment => ({
        lineId,
        purposes: [purpose],
        decidedBy: 'person',
        reasons: [],
      }),
    );
    // Whoever reads the audit looks for what people did, not for every payment of the demo.
    await assignLines(tx, assignments, importId, async () => undefined);
    for (const { purpose, ...line } of known) {
      if (!('settlementId' in purpose)) continue;
      await learnSenders(tx.trx, [line], purpose.settlementId);
    }
  });
}
