import { messages } from '@grzadka/contract/core/messages';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { Finding } from '@grzadka/contract/meter/measurement/finding';
import { measurementRefusals } from '@grzadka/contract/meter/measurement/measurement.refusals';
import { photoRefusals } from '@grzadka/contract/submission/photo-rules';
import {
  type ReadingReport,
  type ReadingReportJudge,
  reportedDaysBack,
  toldToReporter,
} from '@grzadka/contract/submission/submission.model';
import { submissionRecord } from '@grzadka/contract/submission/submission.record';
import { submissionRefusals } from '@grzadka/contract/submission/submission.refusals';
import { type Kysely, sql } from 'kysely';
import { writeAuditEntry } from '#src/core/change/audit-entry.ts';
import { type ChangeTransaction, change } from '#src/core/change/change.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, conflict, invalidFields, notFound } from '#src/core/errors/app-error.ts';
import { violatedConstraint } from '#src/core/errors/database-error.ts';
import type { ReceivedFile } from '#src/core/http/body/multipart-file.ts';
import type { Caller } from '#src/core/http/caller.ts';
import type { OwnScope } from '#src/core/scope/own-scope.ts';
import type { Storage } from '#src/core/storage/storage.ts';
import { lockMeters } from '#src/meter/lock-meters.ts';
import { findOwnSentReading } from '#src/meter/measurement/sent-readings.ts';
import { type JudgedReading, judgeReading } from '#src/meter/verdict/judge-reading.ts';
import { addPhotoRow, storePhoto } from './photo/store-photo.ts';
import { earliestReported, type ReportingTerms, reportingTerms } from './reporting-terms.ts';
import { submitReadings } from './submit-readings.ts';

type Db = Kysely<Database>;

/** A report with its photo, and what is the caller's own. */
interface Reported {
  readonly report: ReadingReport;
  readonly file: ReceivedFile | undefined;
  readonly caller: Caller;
  readonly own: OwnScope;
}

/**
 * Reports a reading of a meter in an own garden, which then waits for a decision (docs/product/submissions.md#reporting). A known
 * client key reports nothing and gives what came with it: 409 where that is another meter's, somebody else's, or no report. 404 for a meter that is not the
 * caller's own, 403 while no readings are taken of it, 400 for a day that is too early or to come, for a photo that is
 * missing, and for what the verdict refuses.
 */
export async function reportReading(
  { db, storage }: { db: Db; storage: Storage },
  reported: Reported,
): Promise<{ id: string }> {
  const { report, file, caller } = reported;
  const known = await findByClientKey(db, reported);
  if (known !== undefined) return known;
  requireDay(report.measuredOn);
  // Before a photo is decoded and stored; what has changed by then is found once more.
  await judgeReport(db, reported);
  try {
    return await (file === undefined
      ? change(db, caller, async (tx) => ({ id: (await submit(tx, reported)).id }))
      : storePhoto({ db, storage, caller }, file, async (tx, imageId) => {
          const { id, clientKey } = await submit(tx, reported);
          if (clientKey !== null) await addPhotoRow(tx, { id: imageId, clientKey });
          return { id };
        }));
  } catch (error) {
    if (violatedConstraint(error) !== 'submission_client_key') throw error;
    // It was on its way to another meter at the same time, whose lock is another one.
    const other = await findByClientKey(db, reported);
    if (other === undefined) throw error;
    return other;
  }
}

/** What is found in a reading that is about to be reported, as far as its reporter may know it; 404 for a meter that is not theirs. */
export async function judgeOwnReading(
  db: Db,
  asked: { report: ReadingReportJudge; own: OwnScope },
): Promise<{ findings: Finding[] }> {
  const { judged } = await judge(db, asked);
  const told: readonly string[] = toldToReporter;
  return { findings: judged.findings.filter(({ code }) => told.includes(code)) };
}

/** What came with the client key of this report; undefined without a key, or where nothing did. 409. */
async function findByClientKey(
  db: Db,
  { report: { clientKey, meterId }, own: { loginId } }: Reported,
): Promise<{ id: string } | undefined> {
  const sent = await findOwnSentReading(db, { clientKey, meterId, loginId });
  if (sent === undefined) return undefined;
  // A report under the key of a reading could never be taken: that has it.
  if (sent.submissionId === null) throw conflict(measurementRefusals.keyOfOther);
  return { id: sent.submissionId };
}

function requireDay(measuredOn: string): void {
  if (measuredOn > gardenToday()) throw invalidFields({ measuredOn: messages.dayToCome });
  if (measuredOn < earliestReported()) {
    throw invalidFields({ measuredOn: submissionRefusals.tooEarly(reportedDaysBack) });
  }
}

interface JudgedReport {
  readonly terms: ReportingTerms;
  readonly judged: JudgedReading;
}

/** Judges a report, and refuses what is not taken. */
async function judgeReport(db: Db, reported: Reported): Promise<JudgedReport> {
  const judged = await judge(db, reported);
  const { terms } = judged;
  if (!terms.isTaken) {
    throw new AppError('forbidden', { message: submissionRefusals.switchedOff });
  }
  if (terms.photoRequired && reported.file === undefined) {
    throw invalidFields({ file: photoRefusals.missing });
  }
  const refusal = judged.judged.findings.find(({ level }) => level === 'refuse');
  if (refusal !== undefined) {
    const isOfToday = reported.report.measuredOn === gardenToday();
    throw invalidFields({ [isOfToday ? 'measurementValue' : 'measuredOn']: refusal.text });
  }
  return judged;
}

/** What is read today is read now; of another day it is the noon. */
async function judge(
  db: Db,
  { report, own }: { report: ReadingReportJudge; own: OwnScope },
): Promise<JudgedReport> {
  const { measuredOn, measurementValue: value } = report;
  const { rows } = await sql<{ meterId: string; noon: string; terms: ReportingTerms }>`
    select
      meter.id as meter_id, ${reportingTerms} as terms,
      (${measuredOn}::date + time '12:00') at time zone 'Europe/Warsaw' as noon
    from meter where meter.id = ${own.meter(report.meterId)}
  `.execute(db);
  const [found] = rows;
  if (found === undefined) throw notFound();
  const { meterId, noon, terms } = found;
  const measuredAt = measuredOn === gardenToday() ? null : noon;
  return { terms, judged: await judgeReading(db, { meterId, measuredAt, value }) };
}

/** Its key is null where it was known already. */
async function submit(
  tx: ChangeTransaction,
  reported: Reported,
): Promise<{ id: string; clientKey: string | null }> {
  const { report, caller } = reported;
  await lockOwnMeter(tx, reported);
  const known = await findByClientKey(tx.trx, reported);
  if (known !== undefined) return { ...known, clientKey: null };
  const { terms, judged } = await judgeReport(tx.trx, reported);
  const { meterId, value, measuredAt } = judged;
  const reading = {
    meterId,
    value,
    measuredAt,
    remark: report.remark,
    // By which its photo is found.
    clientKey: report.clientKey ?? newId(),
    channel: 'self',
    confirmation: null,
    campaignId: terms.campaign?.id ?? null,
  } as const;
  const [id = ''] = await submitReadings(tx, [reading], caller);
  await writeAuditEntry(tx.trx, {
    actor: tx.actor,
    action: 'submit-reading',
    recordType: submissionRecord.name,
    recordId: id,
    after: { ...reading, state: 'waiting' },
  });
  return { id, clientKey: reading.clientKey };
}

/**
 * Has whoever closes the round of the meter wait until the transaction ends, or is waited for, so that none is closed with a report
 * that waits; and then whoever reads the meter. The round comes first, as for whoever closes it. Statements of their own: the next
 * ones see what the holders of the locks have done.
 */
async function lockOwnMeter(
  { trx }: ChangeTransaction,
  { report: { meterId }, own }: Reported,
): Promise<void> {
  await sql`
    select from campaign
    where state = 'open'
      and id in (select campaign_id from campaign_meter where meter_id = ${own.meter(meterId)})
    for share
  `.execute(trx);
  await lockMeters(trx, sql`id = ${own.meter(meterId)}`);
}
