import { choice, day, instant, record, text } from '@grzadka/contract/core/record/record-fields';
import { sql } from 'kysely';
import { erasedName, type RegistryPiece, type WhoseRows } from './table-data.ts';

const gone = sql`null`;
const nothing = sql`'{}'`;

const isRecipient: WhoseRows = ({ isParty }) => sql`message_recipient.id in (
  select recipient_id from message_recipient_party where ${isParty(sql`party_id`)}
)`;

/** What was written to persons, and in which way it went. */
export const messageData = {
  message: {
    heading: 'Wiadomości do osoby',
    whose: (persons) => sql`message.id in (
      select message_id from message_recipient where ${isRecipient(persons)}
    )`,
    texts: { groups: 'not-personal', generated: 'not-personal', search: 'derived' },
    erased: {
      contact: {
        // A letter that went to nobody else. What went to others as well is theirs, too.
        where: (persons) => sql`message.id in (
          select message_id from message_recipient where ${isRecipient(persons)}
        ) and not exists (
          select from message_recipient
          where message_recipient.message_id = message.id and not (${isRecipient(persons)})
        )`,
        set: { subject: sql`'Usunięto'`, html: sql`''` },
      },
    },
  },
  messageAttachment: { whose: 'documents that went along' },
  messageRecipient: {
    heading: 'Jak wysłano wiadomości do osoby',
    whose: isRecipient,
    fields: {
      messageId: record('Wiadomość', 'message'),
      channel: choice('Droga', { email: 'E-mail', print: 'Pismo' }),
      address: text('Adres na piśmie', 'personal'),
      emails: text('Adresy e-mail', 'personal'),
      sentAt: instant('Wysłano'),
      printedAt: instant('Wydrukowano'),
      deliveredOn: day('Doręczono'),
      deliveryNumber: text('Numer przesyłki', 'personal'),
    },
    texts: {
      unitKey: 'not-personal',
      name: 'personal',
      sortedBy: 'personal',
      gardenIds: 'not-personal',
      values: 'personal',
      missing: 'not-personal',
      search: 'derived',
    },
    erased: {
      contact: {
        set: {
          name: erasedName,
          sortedBy: erasedName,
          address: nothing,
          emails: nothing,
          values: nothing,
          deliveryNumber: gone,
        },
      },
    },
  },
  messageRecipientParty: { whose: 'who is meant by a recipient, who is told' },
  messageTemplate: { whose: 'a text for many', texts: { search: 'derived' } },
  reminder: {
    heading: 'Wezwania',
    whose: ({ isAccount }) => sql`reminder.id in (
      select reminder_id from reminder_account where ${isAccount(sql`settlement_id`)}
    )`,
    fields: {
      day: day('Dzień'),
      level: choice('Rodzaj', {
        1: 'Przypomnienie',
        2: 'Wezwanie do zapłaty',
        3: 'Uprzedzenie o zamiarze wypowiedzenia',
      }),
      messageId: record('Wiadomość', 'message'),
    },
    texts: { asked: 'not-personal' },
  },
  reminderAccount: { whose: 'which accounts a reminder is about, which is told' },
  unsubscribeToken: {
    whose: 'secrets: the way from a letter to the withdrawal of a consent',
    texts: { partyIds: 'not-personal' },
  },
  mailMessage: {
    heading: 'E-maile do osoby',
    whose: (persons) => sql`(
      ${persons.isLogin(sql`mail_message.login_id`)}
      or mail_message.id in (select mail_id from message_recipient where ${isRecipient(persons)})
    )`,
    fields: {
      createdAt: instant('Utworzono'),
      finishedAt: instant('Zakończono'),
      subject: text('Temat', 'personal'),
      recipients: text('Adresy', 'personal'),
    },
    texts: {
      textBody: 'secret',
      htmlBody: 'secret',
      accepted: 'personal',
      refused: 'personal',
      unsubscribeUrl: 'secret',
      attachments: 'not-personal',
      failure: 'personal',
      knownAs: 'personal',
    },
    erased: { contact: { rows: 'deleted' } },
  },
} satisfies RegistryPiece;
