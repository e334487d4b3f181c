import { setImmediate } from 'node:timers/promises';
import type {
  MessageChannel,
  RecipientReason,
  RecipientState,
} from '@grzadka/contract/message/message.labels';
import { fieldsIn, type MessageField } from '@grzadka/contract/message/text-fields';
import { type Insertable, sql, type Transaction } from 'kysely';
import { writeInBatches } from '#src/core/database/in-batches.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { generatedOf, type MessageRow } from '../message-row.ts';
import { addresseeOf } from '../text/addressee.ts';
import { valuesOf } from '../text/field-values.ts';
import { type KeptValues, keptValues } from '../text/kept-values.ts';
import { readAccountFacts, readCommonFacts, readGardenFacts } from '../text/read-field-facts.ts';
import type { FoundUnit } from './find-units.ts';

/** A recipient as it is kept, with each value of its text. */
interface Snapshot {
  readonly id: string;
  readonly unitKey: string;
  readonly channel: MessageChannel;
  readonly state: RecipientState;
  readonly reason: RecipientReason | null;
  readonly name: string;
  readonly sortedBy: string;
  readonly address: string[];
  readonly emails: string[];
  readonly settlementId: string | null;
  readonly gardenIds: string[];
  readonly values: KeptValues;
  readonly missing: MessageField[];
  readonly partyIds: readonly string[];
}

/**
 * Writes the recipients of a message, each with all values that stand in its text, in place of those of the last preparation;
 * returns the way to each. Those who get nothing come first, then the others by their plots: docs/product/messages.md#recipients.
 */
export async function keepRecipients(
  trx: Transaction<Database>,
  message: MessageRow,
  units: readonly FoundUnit[],
): Promise<readonly Pick<Snapshot, 'channel' | 'reason'>[]> {
  const made = await makeSnapshots(trx, message, units);
  const isSkipped = ({ reason }: Snapshot) => reason !== null;
  const recipients = [...made.filter(isSkipped), ...made.filter((one) => !isSkipped(one))];
  await trx.deleteFrom('messageRecipient').where('messageId', '=', message.id).execute();
  const rows = recipients.map(
    ({ partyIds: _partyIds, values, ...row }, place): Insertable<Database['messageRecipient']> => ({
      ...row,
      messageId: message.id,
      values: JSON.stringify(values),
      place,
    }),
  );
  await writeInBatches(rows, (batch) => trx.insertInto('messageRecipient').values(batch).execute());
  const people = recipients.flatMap(({ id: recipientId, partyIds }) =>
    partyIds.map((partyId, position) => ({ recipientId, partyId, position })),
  );
  await writeInBatches(people, (batch) =>
    trx.insertInto('messageRecipientParty').values(batch).execute(),
  );
  return recipients;
}

async function makeSnapshots(
  trx: Transaction<Database>,
  message: MessageRow,
  units: readonly FoundUnit[],
): Promise<Snapshot[]> {
  const fields = fieldsIn(message.subject, message.html);
  const accountIds = [...new Set(units.flatMap((unit) => unit.accountIds))];
  const gardenIds = [...new Set(units.flatMap((unit) => unit.gardenIds))];
  const common = await readCommonFacts(trx, message);
  const accounts = await readAccountFacts(trx, fields, accountIds);
  const gardens = await readGardenFacts(trx, fields, gardenIds);
  const hasAttachment = await findAttachable(trx, message, accountIds);
  const snapshotOf = (unit: FoundUnit): Snapshot => {
    const { key, people, dispatch } = unit;
    const { values, missing } = valuesOf(fields, {
      people,
      accounts: unit.accountIds.flatMap((id) => accounts.get(id) ?? []),
      gardens: unit.gardenIds.flatMap((id) => gardens.get(id) ?? []),
      common,
    });
    const [settlementId = null, ...others] = unit.accountIds;
    const isLacking = missing.length > 0 ? 'missing-value' : null;
    const reason =
      dispatch.reason ?? isLacking ?? (hasAttachment(settlementId) ? null : 'nothing-to-attach');
    return {
      id: newId(),
      unitKey: key,
      channel: dispatch.channel,
      state: reason === null ? goingBy[dispatch.channel] : 'skipped',
      reason,
      name: addresseeOf(people),
      sortedBy: people
        .map(({ name }) => name)
        .join(', ')
        .slice(0, longestSortedBy),
      address: [...dispatch.address],
      emails: [...dispatch.emails],
      settlementId: others.length === 0 ? settlementId : null,
      gardenIds: [...unit.gardenIds],
      values: keptValues(values),
      missing,
      partyIds: people.map(({ id }) => id),
    };
  };
  const made: Snapshot[] = [];
  for (const [place, unit] of units.entries()) {
    // Others' requests are answered in between.
    if (place % unitsInTurn === 0) await setImmediate();
    made.push(snapshotOf(unit));
  }
  return made;
}

/** Units whose texts are made without a break: some five milliseconds' work. */
const unitsInTurn = 100;

/** As much as an index takes. */
const longestSortedBy = 300;

const goingBy = { email: 'waiting', print: 'to-print' } as const;

/**
 * Returns a function that says whether an account has what the message attaches for each: a notice is only for the accounts that
 * its run charged.
 */
async function findAttachable(
  trx: Transaction<Database>,
  message: MessageRow,
  accountIds: readonly string[],
): Promise<(accountId: string | null) => boolean> {
  const generated = generatedOf(message);
  if (generated?.kind !== 'notice') return () => true;
  const { rows } = await sql<{ id: string }>`
    select distinct settlement_id as id from charge
    where run_id::text = ${generated.chargeRunId} and reversed_on is null and settlement_id = any (${accountIds}::uuid[])
  `.execute(trx);
  const charged = new Set(rows.map(({ id }) => id));
  return (accountId) => accountId !== null && charged.has(accountId);
}
