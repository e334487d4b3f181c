import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { PostedDocument } from '@grzadka/contract/payment/payment.model';
import { resolutionRefusals } from '@grzadka/contract/resolution/resolution.model';
import {
  type WriteOffCreate,
  writeOffRefusals,
  writeOffWords,
} from '@grzadka/contract/write-off/write-off.model';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Actor, writeAuditEntry } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { isRecordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { conflict, invalidFields } from '#src/core/errors/app-error.ts';
import { requireAll } from '#src/core/record/require-all.ts';
import type { EntryDraft, LineDraft } from '#src/ledger/entry-draft.ts';
import { lockSettlements } from '#src/ledger/lock-settlements.ts';
import { post } from '#src/ledger/post.ts';

/** A part of a debt that is to be written off; what is open of it is in grosze. */
interface NamedPart {
  readonly id: string;
  readonly settlementId: string;
  readonly feeKindId: string | null;
  readonly open: number;
}

/**
 * Writes off what is open of some parts of debts, all of one account, by a resolution: 760 by fee kind against 200, in a document PK of
 * today (docs/product/payments.md#write-offs). 400 at the field for a part or a resolution that is not there; 409 where parts are of several
 * accounts or nothing is open of one, and for what the ledger refuses.
 */
export function createWriteOff(
  db: Kysely<Database>,
  { caller, partIds, reason, resolutionId }: WriteOffCreate & { caller: Actor },
): Promise<PostedDocument> {
  return change(db, caller, async (tx) => {
    const { trx, actor } = tx;
    const named = { ids: partIds, field: 'partIds', gone: writeOffRefusals.gone };
    const ids = await requireAll(trx, { table: 'openItem' }, named);
    const parts = await lockParts(trx, ids);
    const resolution = await requireResolution(trx, resolutionId);
    const description = writeOffWords({ reason, resolution: resolution.number });
    const entry = entryOf(parts, { reason, description });
    const [posted] = await post(
      tx,
      [{ series: 'PK', sourceId: null, entries: [entry] }],
      async (told) => {
        for (const one of told) {
          await writeAuditEntry(trx, { ...one, actor, action: 'write-off' });
        }
      },
    );
    if (posted === undefined) throw new Error('nothing was posted');
    const { id, number } = posted;
    await trx.insertInto('writeOff').values({ id, resolutionId: resolution.id }).execute();
    return { id, number };
  });
}

/** The parts, whose account is locked until the transaction ends. */
async function lockParts(
  trx: Transaction<Database>,
  ids: readonly string[],
): Promise<readonly NamedPart[]> {
  const accounts = new Set((await readParts(trx, ids)).map(({ settlementId }) => settlementId));
  if (accounts.size > 1) throw conflict(writeOffRefusals.otherAccount);
  await lockSettlements(trx, [...accounts]);
  // As they are now that nobody else pays them.
  const parts = await readParts(trx, ids);
  if (parts.some(({ open }) => open === 0)) throw conflict(writeOffRefusals.nothingOpen);
  return parts;
}

async function readParts(trx: Transaction<Database>, ids: readonly string[]): Promise<NamedPart[]> {
  const { rows } = await sql<Omit<NamedPart, 'open'> & { open: string }>`
    select id, settlement_id, fee_kind_id, open_grosz as open
    from open_item where id = any (${ids}::uuid[]) order by due_on, id
  `.execute(trx);
  return rows.map((row) => ({ ...row, open: Number(row.open) }));
}

async function requireResolution(
  trx: Transaction<Database>,
  id: string,
): Promise<{ id: string; number: string }> {
  const gone = () => invalidFields({ resolutionId: resolutionRefusals.gone });
  if (!isRecordId(id)) throw gone();
  const { rows } = await sql<{ id: string; number: string }>`
    select id, number from resolution where id = ${id} for key share
  `.execute(trx);
  const [found] = rows;
  if (found === undefined) throw gone();
  return found;
}

function entryOf(
  parts: readonly NamedPart[],
  { reason, description }: { reason: string; description: string },
): EntryDraft {
  const writesOff = parts.map(({ id, open }) => ({ itemId: id, amount: open }));
  const total = parts.reduce((sum, { open }) => sum + open, 0);
  const settlementId = parts[0]?.settlementId ?? '';
  const byKind = [...Map.groupBy(parts, ({ feeKindId }) => feeKindId)];
  return {
    postingDay: gardenToday(),
    description,
    typed: reason,
    lines: [
      ...byKind.map(([feeKindId, ofKind]): LineDraft => {
        const amount = ofKind.reduce((sum, { open }) => sum + open, 0);
        return { code: '760', feeKindId, amount };
      }),
      { code: '200', settlementId, amount: -total, parts: [], writesOff },
    ],
  };
}
