import { campaignRefusals } from '@grzadka/contract/campaign/campaign.refusals';
import { campaignSheetName } from '@grzadka/contract/campaign/sheet/campaign-sheet';
import type { LoadSheetReply } from '@grzadka/contract/campaign/sheet/load-sheet.model';
import { loadSheetRefusals as refusals } from '@grzadka/contract/campaign/sheet/load-sheet.refusals';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { writeAuditEntry } from '#src/core/change/audit-entry.ts';
import { type ChangeTransaction, change } from '#src/core/change/change.ts';
import { takeAllTime } from '#src/core/database/long-work.ts';
import { readRow } from '#src/core/database/read-row.ts';
import { newId, recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { conflict, invalidFields, notFound } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { isOneOf, lockMeters } from '#src/meter/lock-meters.ts';
import {
  appendMeasurements,
  type ManyAppended,
} from '#src/meter/measurement/append-measurements.ts';
import { ImportError } from '../import-error.ts';
import { readTableBytes } from '../read/read-table.ts';
import { decideRows } from './decide-rows.ts';
import { readSheetRows, type StatedReading } from './read-sheet-rows.ts';

/** A filled-in sheet, the round that it is loaded into, and who does that. */
export interface SheetWork {
  readonly campaignId: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly isDryRun: boolean;
  readonly caller: Caller;
}

/**
 * Looks into a sheet that was filled in, and takes its readings unless it is a dry run or a row is faulty: all of them or none. What
 * is taken already changes nothing. 404 without the round, 409 when it is not open, 400 at `file` for what is no sheet of it.
 * docs/product/campaigns.md#filled-in-sheet
 */
export async function loadSheet(db: Kysely<Database>, work: SheetWork): Promise<LoadSheetReply> {
  const { isDryRun, caller } = work;
  const round = await readRow(db, 'campaign', recordId(work.campaignId));
  requireOpen(round);
  const { stated, decided } = await readFile(work, round);
  await requireOfRound(db, stated, round.id);
  return change(db, caller, async (tx) => {
    const { trx } = tx;
    await takeAllTime(trx);
    if (!isDryRun) await lock(trx, round.id, stated);
    const meters = await readMeters(trx, round.id, stated);
    const judged = await decideRows(trx, stated, {
      round: { id: round.id, meters },
      reader: {
        measuredByFirstName: caller.person.firstName,
        measuredByLastName: caller.person.lastName,
        loginId: caller.userLoginId,
      },
    });
    const rows = [...decided, ...judged.rows].toSorted((a, b) => a.line - b.line);
    const applied = !isDryRun && rows.every(({ outcome }) => outcome !== 'faulty');
    if (applied) {
      const about = { fileName: work.fileName, records: `${campaignSheetName}: ${round.name}` };
      await append(tx, judged.measurements, { about, rows: rows.length });
    }
    return { rows, applied };
  });
}

type CampaignRow = Selectable<Database['campaign']>;

function requireOpen({ state }: Pick<CampaignRow, 'state'>): void {
  if (state === 'draft') throw conflict(campaignRefusals.notOpen);
  if (state === 'closed') throw conflict(campaignRefusals.closed);
}

async function readFile({ bytes, fileName }: SheetWork, round: CampaignRow) {
  try {
    const table = await readTableBytes(
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      fileName,
    );
    return await readSheetRows(table, round);
  } catch (error) {
    if (error instanceof ImportError) throw invalidFields({ file: error.lines.join(' ') });
    throw error;
  }
}

/** A sheet all of whose rows are of other rounds was chosen by mistake. */
async function requireOfRound(
  db: Kysely<Database>,
  stated: readonly StatedReading[],
  id: string,
): Promise<void> {
  const [first] = stated;
  if (first === undefined || stated.some(({ campaignId }) => campaignId === id)) return;
  const other = await db
    .selectFrom('campaign')
    .select('name')
    .where('id', '=', first.campaignId)
    .executeTakeFirst();
  throw invalidFields({
    file: other === undefined ? refusals.unknownRound : refusals.otherRound(other.name),
  });
}

/**
 * The round stays open, and whoever reads one of the meters waits, until the transaction ends; statements of their own, so that the
 * next ones see what the holders of the locks before have done.
 */
async function lock(
  trx: Transaction<Database>,
  campaignId: string,
  stated: readonly StatedReading[],
): Promise<void> {
  const round = await trx
    .selectFrom('campaign')
    .select('state')
    .where('id', '=', campaignId)
    .forKeyShare()
    .executeTakeFirstOrThrow(notFound);
  requireOpen(round);
  await lockMeters(trx, isOneOf(idsOf(stated)));
}

function idsOf(stated: readonly StatedReading[]): string[] {
  return [...new Set(stated.map(({ meterId }) => meterId))];
}

/** What the meters of the rows are called, as far as they are in the round. */
async function readMeters(
  trx: Transaction<Database>,
  campaignId: string,
  stated: readonly StatedReading[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select meter.id, meter.name
    from campaign_meter join meter on meter.id = meter_id
    where campaign_id = ${campaignId} and meter_id = any (${idsOf(stated)}::uuid[])
  `.execute(trx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** A sheet that brings nothing new leaves no trace. */
async function append(
  tx: ChangeTransaction,
  measurements: readonly ManyAppended[],
  { about, rows }: { about: { fileName: string; records: string }; rows: number },
): Promise<void> {
  const added = measurements.length;
  if (added === 0) return;
  const counts = { added, changed: 0, unchanged: rows - added };
  const importId = await writeAuditEntry(tx.trx, {
    actor: tx.actor,
    action: 'import',
    recordType: 'import',
    recordId: newId(),
    after: { ...about, ...counts },
  });
  await appendMeasurements(tx, measurements, importId);
}
