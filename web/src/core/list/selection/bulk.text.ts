import type { BulkAction } from '@grzadka/contract/core/call/bulk';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';

/** The texts of choosing rows and of what is done to them. */
export const bulkText = {
  bar: 'Zaznaczone pozycje',
  leave: 'Zakończ zaznaczanie',
  chosen: (count: number) => `Zaznaczone: ${formatDecimal(count)}`,
  chooseAll: (count: number | null) =>
    `Zaznacz wszystkie pasujące${count === null ? '' : `: ${formatDecimal(count)}`}`,
  clear: 'Odznacz wszystkie',
  pinUntil: 'Przypięcie do',
  progress: (tried: number, all: number) =>
    `Proszę czekać… ${formatDecimal(tried)} z ${formatDecimal(all)}`,
  stop: 'Przerwij',
  reportTitle: 'Nie wszystko się udało',
  close: 'Zamknij',
  failed: (count: number) => `Nie udało się: ${formatDecimal(count)}`,
  uncertain: (count: number) =>
    `Nie wiadomo, czy się udało: ${formatDecimal(count)}. Sprawdź na liście.`,
  left: (count: number) => `Pominięte: ${formatDecimal(count)}`,
  more: (count: number) => `i inne: ${formatDecimal(count)}`,
} as const;

interface ActionText {
  readonly label: string;
  readonly question: (records: string) => string;
  readonly explanation: string;
  readonly done: (records: string) => string;
}

/** The words of every action; it speaks of the records in the accusative, as '12 ogłoszeń'. */
export const actionText: Readonly<Record<BulkAction, ActionText>> = {
  delete: {
    label: 'Usuń',
    question: (records) => `Usunąć ${records}?`,
    explanation: 'Zaraz potem możesz to cofnąć.',
    done: (records) => `Usunięto ${records}`,
  },
  'publish-now': {
    label: 'Opublikuj teraz',
    question: (records) => `Opublikować ${records}?`,
    explanation: 'Czytelnicy od razu je zobaczą.',
    done: (records) => `Opublikowano ${records}`,
  },
  'end-publication': {
    label: 'Wycofaj',
    question: (records) => `Wycofać ${records}?`,
    explanation: 'Publikacja skończy się teraz i czytelnicy nie będą ich już widzieć.',
    done: (records) => `Wycofano ${records}`,
  },
  'pin-until': {
    label: 'Przypnij do…',
    question: (records) => `Przypiąć ${records}?`,
    explanation: 'Będą przypięte od teraz do podanej daty.',
    done: (records) => `Przypięto ${records}`,
  },
};
