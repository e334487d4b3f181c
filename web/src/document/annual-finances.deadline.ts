import {
  annualFinancesDeadline,
  annualFinancesName,
} from '@grzadka/contract/document/annual-finances.deadline';
import { deadlineWords } from '../core/deadline-words.ts';
import { paths } from '../core/paths.ts';
import { documentPaths } from './document.paths.ts';

const nameIn = (year: string) => annualFinancesName(Number(year) - 1);

/** The words of the finances that the holders are shown each year. */
export const annualFinancesWords = deadlineWords(annualFinancesDeadline, {
  title: ({ id: year }) => nameIn(year),
  reason: () =>
    'Ustawa o ROD, art. 33 ust. 3: działkowcy mają do niej dostęp do 1 lipca. Opublikuj dokument o tej nazwie.',
  way: ({ id: year }, may) =>
    may('fee:read')
      ? { label: 'Otwórz sprawozdanie', to: `${paths.annualReport}?rok=${Number(year) - 1}` }
      : { label: 'Pokaż dokumenty', to: documentPaths.list },
});
