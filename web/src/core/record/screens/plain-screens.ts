import { plainCalls } from '@grzadka/contract/core/call/plain-calls';
import type { PlainRecord } from '@grzadka/contract/core/record/plain-record';
import { defineScreens, type PlainScreens } from './record-screens.ts';

/** The screens of a plain record, whose words are made of the forms of its label. */
export function screensOf(
  record: PlainRecord,
  { at, above }: Pick<PlainScreens, 'at' | 'above'>,
): PlainScreens {
  const { many, fresh, genitive, accusative } = record.forms;
  return defineScreens({
    record,
    at,
    endpoints: plainCalls(record),
    ...(above !== undefined && { above }),
    words: {
      list: many,
      details: record.label,
      create: fresh,
      edit: `Edycja ${genitive}`,
      show: { label: 'Szczegóły' },
      created: (name) => `Dodano ${accusative} ${name}`,
      saved: `Zapisano zmiany ${genitive}`,
      deletion: {
        delete: `Usuń ${accusative}`,
        deleteTitle: `Usunąć ${accusative}?`,
        deleteQuestion: (name) => `Czy na pewno chcesz usunąć ${accusative} ${name}?`,
        deleted: (name) => `Usunięto ${accusative} ${name}`,
      },
    },
  });
}
