import { publicationStateLabels } from '@grzadka/contract/core/publication/publication-state';
import { inForceLabel, type PageVersionListItem } from '@grzadka/contract/page/page.model';
import { formatDay, formatInstant } from '../core/ui/format.ts';

/** The texts of the page-version screens. */
export const pageText = {
  loading: 'Podstrona',
  edit: 'Edycja wersji podstrony',
  nouns: { one: 'wersję podstrony', few: 'wersje podstrony', many: 'wersji podstrony' },
  inForce: inForceLabel,
  version: (createdAt: string) => `Wersja z ${formatInstant(createdAt)}`,
  subject: ({ createdAt, state, inForce }: Omit<PageVersionListItem, 'id'>) =>
    `Wersja z ${formatDay(createdAt)} – ${inForce ? inForceLabel : publicationStateLabels[state]}`,
  add: 'Dodaj wersję',
  creating: 'Tworzenie wersji…',
  clone: 'Powiel',
  cloned: 'Utworzono kopię wersji, bez dat publikacji',
  editVersion: 'Edytuj',
  delete: 'Usuń',
  deleteTitle: 'Usunąć wersję?',
  deleteQuestion: ({ createdAt, inForce }: { createdAt: string; inForce: boolean }) =>
    `Czy na pewno chcesz usunąć wersję z ${formatInstant(createdAt)}?${inForce ? inForceWarning : ''}`,
  deleted: ({ createdAt }: { createdAt: string }) =>
    `Usunięto wersję z ${formatInstant(createdAt)}`,
  saved: 'Zapisano zmiany wersji',
} as const;

const inForceWarning = ' To wersja obowiązująca: czytelnicy przestaną ją widzieć.';
