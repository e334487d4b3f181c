import { addDays } from '@grzadka/contract/core/time/calendar-steps';
import type { HandoverDetails } from '@grzadka/contract/handover/handover-details.model';
import type { Kysely, Selectable } from 'kysely';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import { listTransferApplications } from '#src/transfer-application/transfer-application.list.ts';
import { feesOf } from '../entry-fees.ts';
import { selectHandovers } from '../handover.list.ts';
import { readResult } from '../result/read-result.ts';
import { judgeSteps } from './judge-steps.ts';
import type { JudgedHandover } from './judged-handover.ts';
import { lawTermsAfter } from './law-terms.ts';
import { protocolFacts } from './protocol-facts.ts';
import { readAccount } from './read-account.ts';
import { readEntryKinds } from './read-entry-kinds.ts';
import { readMeters } from './read-meters.ts';
import { readComing, readLeaving, readStaying } from './read-people.ts';
import { readPoints } from './read-points.ts';

/** A handover with its steps as they stand, and its version (docs/product/handovers.md#steps); 404 when there is none. */
export async function getHandover(
  db: Kysely<Database>,
  { id: asked }: { readonly id: string },
): Promise<HandoverDetails & { version: number }> {
  const row = await selectHandovers(db)
    .innerJoin('sector', 'sector.id', 'garden.sectorId')
    .selectAll('handover')
    .select('sector.name as sector')
    .where('handover.id', '=', recordId(asked))
    .executeTakeFirstOrThrow(notFound);
  const { id, day, ground, version, documentId } = row;
  const startDay = row.startDay ?? addDays(day, 1);
  const of = { ...row, startDay };
  const { items: applications } = await listTransferApplications(db, row.gardenId);
  const staying = await readStaying(db, of);
  const meters = await readMeters(db, of);
  const account = await readAccount(db, of);
  const handover: JudgedHandover = {
    id,
    garden: { ...row.garden, sector: row.sector },
    ground,
    day,
    startDay,
    statedStartDay: row.startDay,
    state: row.state,
    leaving: row.leaving,
    coming: row.coming,
    remark: row.remark,
    leavingParties: await readLeaving(db, of),
    staying,
    comingParties: await readComing(db, of),
    comingName: row.comingName,
    application: applications.find((application) => application.id === row.applicationId) ?? null,
    applications,
    meters,
    account,
    chargesReason: row.chargesReason,
    arrearsReason: row.arrearsReason,
    entryKinds: await readEntryKinds(db, { fees: feesOf(row.entryFees), startDay }),
    noEntryFees: row.noEntryFees,
    points: await readPoints(db, { id, isOpen: row.state === 'open' }),
    cancelReason: row.cancelReason,
    documentId,
    printed: printed(row, protocolFacts({ meters, account })),
  };
  return {
    ...handover,
    lawTerms: ground === 'death' && staying.length === 0 ? lawTermsAfter(day) : [],
    steps: judgeSteps(handover),
    result: await readResult(db, id),
    version,
  };
}

/** Whether the protocol was printed, and says what is so now. */
function printed(
  { version, printedVersion, printedFacts }: Selectable<Database['handover']>,
  facts: string,
): JudgedHandover['printed'] {
  if (printedVersion === null) return null;
  return printedVersion === version && printedFacts === facts ? 'now' : 'before';
}
