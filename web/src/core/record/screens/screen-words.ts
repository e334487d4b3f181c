import type { PlainRecord } from '@grzadka/contract/core/record/plain-record';

/** The words of a record's plain screens, made of its label and of the forms of that. */
export function wordsOf({ label, forms }: Pick<PlainRecord, 'label' | 'forms'>) {
  const { many, fresh, genitive, accusative } = forms;
  return {
    list: many,
    details: label,
    create: fresh,
    edit: `Edycja ${genitive}`,
    show: { label: 'Szczegóły' },
    created: (name: string) => `Dodano ${accusative} ${name}`,
    saved: `Zapisano zmiany ${genitive}`,
    deletion: {
      delete: `Usuń ${accusative}`,
      deleteTitle: `Usunąć ${accusative}?`,
      deleteQuestion: (name: string) => `Czy na pewno chcesz usunąć ${accusative} ${name}?`,
      deleted: (name: string) => `Usunięto ${accusative} ${name}`,
    },
  };
}
