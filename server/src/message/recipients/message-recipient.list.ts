import { messageRecipientList } from '@grzadka/contract/message/recipient/message-recipient.list';
import type { MessageField } from '@grzadka/contract/message/text-fields';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { instant, jsonArray, jsonObjectWhere } from '#src/core/database/wire-columns.ts';
import { column, polishOrder } from '#src/core/list/conditions.ts';
import { printedReading } from '#src/core/list/print-list.ts';
import type { ListSql } from '#src/core/list/run-list.ts';

const source: ListSql<typeof messageRecipientList> = {
  table: 'messageRecipient',
  search: 'messageRecipient.search',
  filters: {
    state: (state) => sql`${column('messageRecipient.state')} = ${state}`,
    channel: (channel) => sql`${column('messageRecipient.channel')} = ${channel}`,
  },
  sorts: {
    garden: { by: column('messageRecipient.place'), mayBeEmpty: false },
    name: { by: polishOrder('messageRecipient.sortedBy'), mayBeEmpty: false },
  },
};

/** How the recipients of a message are read, for a page or as a whole. */
export function readRecipients(db: Kysely<Database>, messageId: string) {
  return printedReading(messageRecipientList, {
    source,
    scope: sql`${column('messageRecipient.messageId')} = ${messageId}`,
    rows: selectRecipients(db),
  });
}

/** Recipients of messages as the wire carries them. */
export function selectRecipients(db: Kysely<Database>) {
  return db
    .selectFrom('messageRecipient')
    .leftJoin('settlement', 'settlement.id', 'messageRecipient.settlementId')
    .leftJoin('mailMessage', 'mailMessage.id', 'messageRecipient.mailId')
    .select(['messageRecipient.id', 'messageRecipient.name', 'channel', 'messageRecipient.state'])
    .select(['reason', 'emails', 'address', 'deliveredOn', 'deliveredHow', 'deliveryNumber'])
    .select('mailMessage.failure')
    .select((eb) => [
      eb.ref('missing').$castTo<MessageField[]>().as('missing'),
      jsonArray(
        eb
          .selectFrom('messageRecipientParty')
          .innerJoin('party', 'party.id', 'messageRecipientParty.partyId')
          .select(['party.id', 'party.name'])
          .whereRef('recipientId', '=', 'messageRecipient.id')
          .orderBy('position'),
      ).as('parties'),
      jsonArray(
        eb
          .selectFrom('garden')
          .select(['garden.id', 'garden.name'])
          .where(sql<boolean>`garden.id = any (message_recipient.garden_ids)`)
          .orderBy(sql`garden.name collate polish`),
      ).as('gardens'),
      jsonObjectWhere(sql`settlement.id is not null`, {
        id: eb.ref('settlement.id').$castTo<string>(),
        reference: eb.ref('settlement.reference').$castTo<string>(),
      }).as('settlement'),
      instant(column('messageRecipient.sentAt')).as('sentAt'),
      instant(column('messageRecipient.printedAt')).as('printedAt'),
    ]);
}
