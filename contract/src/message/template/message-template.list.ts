import { defineList } from '../../core/list/list.ts';
import { choiceFilter } from '../../core/list/list-filters.ts';
import { shownFields } from '../../core/record/shown-fields.ts';
import { messageKindLabels } from '../message-kinds.ts';
import { messageTemplateListItem } from './message-template.model.ts';
import { messageTemplateRecord } from './message-template.record.ts';

/** The templates, by name. */
export const messageTemplateList = defineList({
  item: messageTemplateListItem,
  purpose: 'Szablon to gotowy tekst, od którego zaczyna się wiadomość.',
  search: { switch: 'filter-by-phrase', parameter: 'phrase', label: 'Szukaj szablonu' },
  filters: {
    kind: choiceFilter({
      label: messageTemplateRecord.fields.kind.label,
      switch: 'filter-by-kind',
      parameter: 'kind',
      options: messageKindLabels,
      initial: { enabled: false, value: 'information' },
    }),
  },
  sorts: { name: 'Nazwy' },
  initialSort: { by: 'name', direction: 'asc' },
  shown: shownFields(messageTemplateRecord, messageTemplateListItem),
  file: { fileName: 'szablony-wiadomosci', sheetName: 'Szablony wiadomości' },
});
