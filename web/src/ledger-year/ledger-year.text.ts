import { formatAmount } from '@grzadka/contract/core/number/amount';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import {
  type ClosingHindrance,
  keptThru,
  type LedgerYear,
} from '@grzadka/contract/ledger-year/ledger-year.model';
import { formatMinute } from '../core/ui/format.ts';

type Hindrance<Kind extends ClosingHindrance['kind']> = Extract<ClosingHindrance, { kind: Kind }>;

/** The words of each kind of hindrance, and of the way that clears it away. */
const hindrances: {
  readonly [Kind in ClosingHindrance['kind']]: {
    readonly say: (hindrance: Hindrance<Kind>) => string;
    readonly way: string;
    /** The words and the way of whoever may not clear it away: whom to ask, and where that is explained. */
    readonly otherwise?: { readonly ask: string; readonly way: string };
  };
} = {
  'unclear-lines': {
    say: ({ count }) => `Operacje bankowe do wyjaśnienia: ${count}.`,
    way: 'Wyjaśnij operacje',
  },
  'draft-run': {
    say: ({ title }) =>
      `Szkic naliczenia „${title}” ma w tym roku dzień wystawienia. Dokończ go albo usuń.`,
    way: 'Pokaż szkic',
  },
  'bank-difference': {
    say: ({ name, day, difference }) =>
      `Na rachunku „${name}” program ma ${dayInFigures(day)} o ${formatAmount(Math.abs(difference))} ${difference > 0 ? 'więcej' : 'mniej'} niż ostatni wyciąg. Wczytaj brakujące wyciągi albo popraw wpisane operacje.`,
    way: 'Pokaż rachunek',
  },
  'cash-report': {
    say: ({ name, count, from, thru }) =>
      `Dokumenty kasy „${name}”, których nie ma na żadnym wydrukowanym raporcie: ${count} (od ${dayInFigures(from)} do ${dayInFigures(thru)}).`,
    way: 'Drukuj raport kasowy',
  },
  'ledger-check': {
    say: ({ found }) =>
      found === null
        ? 'Kontrola danych nie sprawdziła jeszcze księgowań. Program robi to raz na dobę.'
        : `Kontrola danych znalazła w księgowaniach błędy: ${found}.`,
    way: 'Pokaż kontrolę danych',
    otherwise: {
      ask: 'Otwiera ją użytkownik zaawansowany i administrator. Poproś o to jednego z nich.',
      way: 'Czym jest kontrola danych',
    },
  },
};

/** The texts of the years of the ledger. */
export const ledgerYearText = {
  title: 'Lata',
  failed: 'Nie udało się wczytać lat.',
  hint: 'Zamknij rok, gdy jest w nim już wszystko. Potem nikt nie zaksięguje niczego z datą z tego roku ani wcześniejszą, więc liczby oddane księgowemu i komisji się nie zmienią.',
  year: (year: number) => `Rok ${year}`,
  states: { running: 'Trwa', open: 'Otwarty', closed: 'Zamknięty' } as const,
  running: (year: number) => `Zamkniesz go najwcześniej ${dayInFigures(`${year + 1}-01-01`)}.`,
  waits: (next: number) => `Najpierw zamknij rok ${next}.`,
  closed: ({ closedAt, closedBy }: LedgerYear) => {
    if (closedAt === null) return 'Zamknięty razem z późniejszym rokiem.';
    const at = `Zamknięto ${formatMinute(closedAt)}`;
    return closedBy === null ? `${at}.` : `${at} (${closedBy}).`;
  },
  reopened: (at: string, reason: string) => `Ponownie otwarto ${formatMinute(at)}: ${reason}`,
  kept: (year: number) =>
    `Dokumenty tego roku trzeba przechowywać co najmniej do ${dayInFigures(keptThru(year))} (ustawa o rachunkowości, art.\u00a074).`,
  nothingHinders: 'Nic nie stoi na przeszkodzie, żeby zamknąć ten rok.',
  hindered: 'Co trzeba jeszcze zrobić',
  /** What hinders, and what whoever may not clear it away does about it. */
  hindrance: (one: ClosingHindrance, may: boolean) => {
    // Each kind is said by its own words, which the compiler does not follow.
    const { say } = hindrances[one.kind] as { say: (of: ClosingHindrance) => string };
    const { otherwise } = hindrances[one.kind];
    return may || otherwise === undefined ? say(one) : `${say(one)} ${otherwise.ask}`;
  },
  way: ({ kind }: ClosingHindrance, may: boolean) => {
    const { way, otherwise } = hindrances[kind];
    return may || otherwise === undefined ? way : otherwise.way;
  },
  papers: 'Zestawienia w Dokumentach',
  papersDue:
    'Program przygotowuje zestawienia tego roku. Za chwilę znajdziesz je tutaj i w Dokumentach.',
  download: 'Pobierz',
  papersOfBefore: 'Zestawienia z poprzedniego zamknięcia',
  close: (year: number) => `Zamknij rok ${year}`,
  closeTitle: (year: number) => `Zamknąć rok ${year}?`,
  closeQuestion: (year: number) =>
    `Program nie przyjmie potem żadnego księgowania z datą do ${dayInFigures(`${year}-12-31`)}. Zestawienia tego roku odłoży do Dokumentów. Rok może ponownie otworzyć tylko administrator, i tylko póki nie zamknięto następnego.`,
  closing: 'Zamykanie roku…',
  closedNow: (year: number) => `Zamknięto rok ${year}`,
  reopen: (year: number) => `Otwórz rok ${year}`,
  reopenTitle: (year: number) => `Otworzyć ponownie rok ${year}?`,
  reopenQuestion:
    'W tym roku znowu będzie można księgować. Potem trzeba go jeszcze raz zamknąć: program przygotuje nowe zestawienia w miejsce obecnych.',
  reason: 'Powód',
  reasonHint: 'Na przykład: brakowało faktury za prąd. Powód zostaje w dzienniku zmian.',
  opening: 'Otwieranie roku…',
  reopenedNow: (year: number) => `Otwarto ponownie rok ${year}`,
} as const;
