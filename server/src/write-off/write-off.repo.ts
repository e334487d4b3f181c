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
import { explainBroken } from '#src/core/errors/broken-rules.ts';
import { requireAll } from '#src/core/record/require-all.ts';
import type { EntryDraft, LineDraft } from '#src/ledger/entry-draft.ts';
import { lockSettlements } from '#src/ledger/lock-settlements.ts';
import { post } from '#src/ledger/post.ts';

const otherKey = () => conflict(writeOffRefusals.otherKey);

/** A part of a debt that is to be written off; what is open of it is in grosze. */
interface NamedPart {
  readonly id: string;
  readonly settlementId: string;
  readonly feeKindId: string | null;
  readonly open: number;
}

/**
 * Writes off what is open of some parts of debts, all of one account, by a resolution: 760 by fee kind against 200, in a document PK of
 * today (docs/product/payments.md#write-offs). The same `clientKey` posts nothing and gives what was posted the first time. 400 at the field
 * for a part or a resolution that is not there; 409 where parts are of several accounts or nothing is open of one, for a key that came with
 * something else, and for what the ledger refuses.
 */
export function createWriteOff(
  db: Kysely<Database>,
  { caller, ...asked }: WriteOffCreate & { caller: Actor },
): Promise<PostedDocument> {
  const { partIds, reason, resolutionId, clientKey } = asked;
  return change(db, caller, async (tx) => {
    const { trx, actor } = tx;
    const named = { ids: partIds, field: 'partIds', gone: writeOffRefusals.gone };
    const ids = await requireAll(trx, { table: 'openItem' }, named);
    await lockAccount(trx, ids);
    // Whoever sends the same once more waits until it is there.
    const known = await findSent(trx, { ...asked, partIds: ids });
    if (known !== undefined) return known;
    // As they are now that nobody else pays them.
    const parts = await readParts(trx, ids);
    if (parts.some(({ open }) => open === 0)) throw conflict(writeOffRefusals.nothingOpen);
    const resolution = await requireResolution(trx, resolutionId);
    const description = writeOffWords({ reason, resolution: resolution.number });
    const entry = entryOf(parts, { reason, description, clientKey });
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
  }).catch(explainBroken({ ledger_entry_client_key: otherKey }));
}

/** Locks the account that some parts are of until the transaction ends: 409 where they are of several. */
async function lockAccount(trx: Transaction<Database>, partIds: readonly string[]): Promise<void> {
  const accounts = new Set((await readParts(trx, partIds)).map(({ settlementId }) => settlementId));
  if (accounts.size > 1) throw conflict(writeOffRefusals.otherAccount);
  await lockSettlements(trx, [...accounts]);
}

/** What was written off with a key, if anything; 409 where something else came with it. */
async function findSent(
  trx: Transaction<Database>,
  { partIds, reason, resolutionId, clientKey }: WriteOffCreate,
): Promise<PostedDocument | undefined> {
  const { rows } = await sql<PostedDocument & { isSame: boolean }>`
    select
      entry.id, number,
      coalesce(
        write_off.resolution_id::text = ${resolutionId.toLowerCase()}
          and starts_with(description, ${writeOffWords({ reason, resolution: '' })})
          and (
            select array_agg(distinct item_id order by item_id)::text[] from allocation
            where line_id in (select id from ledger_line where entry_id = entry.id) and made_by = 'write-off'
          ) = ${partIds.toSorted()}::text[],
        false
      ) as is_same
    from ledger_entry entry left join write_off on write_off.id = entry.id
    where client_key = ${clientKey}
  `.execute(trx);
  const [known] = rows;
  if (known === undefined) return undefined;
  if (!known.isSame) throw otherKey();
  return { id: known.id, number: known.number };
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
  { reason, ...entry }: { reason: string; description: string; clientKey: string },
): EntryDraft {
  const writesOff = parts.map(({ id, open }) => ({ itemId: id, amount: open }));
  const total = parts.reduce((sum, { open }) => sum + open, 0);
  const settlementId = parts[0]?.settlementId ?? '';
  const byKind = [...Map.groupBy(parts, ({ feeKindId }) => feeKindId)];
  return {
    postingDay: gardenToday(),
    ...entry,
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
