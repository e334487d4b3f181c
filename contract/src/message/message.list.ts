import { defineList } from '../core/list/list.ts';
import { choiceFilter } from '../core/list/list-filters.ts';
import { shownFields } from '../core/record/shown-fields.ts';
import { messageStateLabels } from './message.labels.ts';
import { messageListItem } from './message.model.ts';
import { messageRecord } from './message.record.ts';
import { messageKindLabels } from './message-kinds.ts';
import { subjectOf } from './subject-in-words.ts';

/** The messages, the newest first. */
export const messageList = defineList({
  item: messageListItem,
  purpose: 'Wiadomość to jeden tekst do wielu osób: e-mailem albo na papierze.',
  search: { switch: 'filter-by-phrase', parameter: 'phrase', label: 'Szukaj wiadomości' },
  filters: {
    kind: choiceFilter({
      label: messageRecord.fields.kind.label,
      switch: 'filter-by-kind',
      parameter: 'kind',
      options: messageKindLabels,
      initial: { enabled: false, value: 'information' },
    }),
    state: choiceFilter({
      label: messageRecord.fields.state.label,
      switch: 'filter-by-state',
      parameter: 'state',
      options: messageStateLabels,
      initial: { enabled: false, value: 'draft' },
    }),
  },
  sorts: { 'created-date': 'Daty utworzenia' },
  initialSort: { by: 'created-date', direction: 'desc' },
  shown: shownFields(messageRecord, messageListItem, {
    from: { subject: (message) => subjectOf(message) || null },
  }),
  file: { fileName: 'wiadomosci', sheetName: 'Wiadomości' },
});
