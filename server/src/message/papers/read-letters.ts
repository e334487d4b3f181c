import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { GeneratedAttachment } from '@grzadka/contract/message/message.model';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { findNotices, readNoticesOf } from '#src/statement/notice.repo.ts';
import { readStatement } from '#src/statement/statement.repo.ts';
import { readAttachments } from '../attachments.ts';
import type { LetterFacts, MessageLetter } from '../letters/letter.ts';
import type { MessageRow } from '../message-row.ts';
import type { KeptValues } from '../text/kept-values.ts';
import { renderFor } from '../text/render-for.ts';
import { readPresentAddresses } from './present-address.ts';

type Db = Kysely<Database>;

/** How many letters are read at once: few, so that little waits in memory for its reader. */
const portion = 50;

/** The letters of some recipients of a message, in their order, each with the values that were found, and with its address and what is generated for it as they are now. */
export async function* readLetters(
  db: Db,
  message: MessageRow,
  recipientIds: readonly string[],
): AsyncGenerator<MessageLetter> {
  const attachments = (await readAttachments(db, message.id)).map(({ name }) => name);
  const madeOn = gardenToday();
  for (let at = 0; at < recipientIds.length; at += portion) {
    const ids = recipientIds.slice(at, at + portion);
    const recipients = await readRecipients(db, ids);
    const addresses = await readPresentAddresses(db, ids);
    const generated = await readGenerated(db, message, recipients);
    for (const { facts, ...recipient } of recipients) {
      const { settlementId } = recipient;
      const { name, lines } = addresses.get(recipient.id) ?? { name: null, lines: [] };
      yield {
        id: recipient.id,
        addressee: [name ?? recipient.name, ...lines],
        facts,
        ...renderFor(message, recipient),
        madeOn,
        attachments,
        generated: settlementId === null ? [] : (generated.get(settlementId) ?? []),
      };
    }
  }
}

async function readRecipients(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{
    id: string;
    name: string;
    settlementId: string | null;
    values: KeptValues;
    facts: LetterFacts;
  }>`
    select
      recipient.id, recipient.name, recipient.settlement_id, recipient.values,
      json_build_object(
        'references', case when settlement.id is null then '[]'::json else json_build_array(settlement.reference) end,
        'gardens', coalesce(
          (
            select json_agg(json_build_object('name', garden.name, 'sector', sector.name) order by garden.name collate polish)
            from garden join sector on sector.id = garden.sector_id
            where garden.id = any (recipient.garden_ids)
          ),
          '[]'
        ),
        'holders', coalesce(
          (
            select json_agg(coalesce(company_name, first_name || ' ' || last_name) order by person.position)
            from message_recipient_party person join party on party.id = person.party_id
            where person.recipient_id = recipient.id
          ),
          '[]'
        )
      ) as facts
    from message_recipient recipient
    left join settlement on settlement.id = recipient.settlement_id
    where recipient.id = any (${ids}::uuid[])
    order by recipient.place, recipient.id
  `.execute(db);
  return rows;
}

type Generated = MessageLetter['generated'];

/** What is made for the accounts of the recipients, by account. */
async function readGenerated(
  db: Db,
  { generated }: MessageRow,
  recipients: readonly { readonly settlementId: string | null }[],
): Promise<ReadonlyMap<string, Generated>> {
  if (generated === null) return new Map();
  const ids = [...new Set(recipients.flatMap(({ settlementId }) => settlementId ?? []))];
  const made = await makeFor(db, generated as GeneratedAttachment, ids);
  return new Map(made.map((one) => [one.account.id, [one]]));
}

async function makeFor(db: Db, generated: GeneratedAttachment, ids: readonly string[]) {
  if (generated.kind === 'notice') {
    const { run } = await findNotices(db, generated.chargeRunId);
    return readNoticesOf(db, run, ids);
  }
  const statements = [];
  for (const id of ids) statements.push(await readStatement(db, { id, from: null, thru: null }));
  return statements;
}
