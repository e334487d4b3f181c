import { defineList } from '../../core/list/list.ts';
import { choiceFilter, stateLabel } from '../../core/list/list-filters.ts';
import { choice, instant, text } from '../../core/record/record-fields.ts';
import type { ShownField } from '../../core/record/shown-fields.ts';
import {
  messageChannelLabels,
  recipientReasonLabels,
  recipientStateLabels,
} from '../message.labels.ts';
import { type MessageRecipient, messageRecipient } from './message-recipient.model.ts';

/** What is shown of a recipient of a message. */
export const messageRecipientFields = {
  name: text('Odbiorca', 'personal', { share: 4 }),
  gardens: text('Działka', 'not-personal', { share: 1 }),
  channel: choice('Sposób', messageChannelLabels, { share: 1 }),
  state: choice(stateLabel, recipientStateLabels, { share: 2 }),
  reason: choice('Uwagi', recipientReasonLabels, { share: 6 }),
  emails: text('E-mail', 'personal'),
  address: text('Adres', 'personal'),
  sentAt: instant('Wysłano'),
  printedAt: instant('Wydrukowano'),
  deliveredOn: { kind: 'day', label: 'Doręczono' },
} as const;

const fields = messageRecipientFields;

const shown: ShownField<MessageRecipient>[] = [
  { field: fields.name, value: ({ name }) => name },
  { field: fields.gardens, value: ({ gardens }) => gardens.map(({ name }) => name).join(', ') },
  { field: fields.channel, value: ({ channel }) => channel },
  { field: fields.state, value: ({ state }) => state },
  { field: fields.reason, value: ({ reason }) => reason },
  { field: fields.emails, value: ({ emails }) => emails.join(', ') },
  { field: fields.address, value: ({ address }) => address.join(', ') },
  { field: fields.sentAt, value: ({ sentAt }) => sentAt },
  { field: fields.printedAt, value: ({ printedAt }) => printedAt },
  { field: fields.deliveredOn, value: ({ deliveredOn }) => deliveredOn },
];

/** The recipients of a message, those who get nothing first, then by their plots (docs/product/messages.md#recipients). */
export const messageRecipientList = defineList({
  item: messageRecipient,
  purpose: 'Tu będą odbiorcy, gdy wiadomość będzie przygotowana.',
  search: { switch: 'filter-by-phrase', parameter: 'phrase', label: 'Szukaj odbiorcy' },
  filters: {
    state: choiceFilter({
      label: fields.state.label,
      switch: 'filter-by-state',
      parameter: 'state',
      options: { all: 'Wszystkie', ...recipientStateLabels },
      neutral: 'all',
      initial: { enabled: false, value: 'all' },
    }),
    channel: choiceFilter({
      label: fields.channel.label,
      switch: 'filter-by-channel',
      parameter: 'channel',
      options: messageChannelLabels,
      initial: { enabled: false, value: 'email' },
    }),
  },
  sorts: { garden: 'Działki', name: 'Nazwy' },
  initialSort: { by: 'garden', direction: 'asc' },
  shown,
  file: { fileName: 'odbiorcy', sheetName: 'Odbiorcy' },
});
