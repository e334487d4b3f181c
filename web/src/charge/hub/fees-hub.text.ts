import type { NextStep } from '@grzadka/contract/charge/year/fee-year.model';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';

/** What the next step is called on its button. */
const nextStep: Readonly<Record<NextStep['step'], (step: NextStep) => string>> = {
  resolution: () => 'Dodaj uchwałę',
  rates: ({ year }) => `Ustal stawki na rok ${year}`,
  plots: () => 'Dodaj działki i działkowców',
  charge: ({ year, runKind }) =>
    `Nalicz ${runKind === 'media' ? 'media' : 'opłaty'} za rok ${year}`,
  approve: () => 'Sprawdź i zatwierdź naliczenie',
  notices: () => 'Wydrukuj zawiadomienia',
};

/** The texts of how a year stands, on the hub of the fees. */
export const feesHubText = {
  title: 'Stan opłat',
  titleOf: (year: number) => `Stan opłat za rok ${year}`,
  failed: 'Nie udało się wczytać stanu opłat.',
  year: (year: number) => `Rok ${year}`,
  otherYears: 'Inne lata',
  steps: 'Kolejne kroki',
  doneSteps: (done: number, of: number) => `gotowe ${done} z ${of}`,
  next: 'Następny krok:',
  done: 'Gotowe',
  toDo: 'Do zrobienia',
  over: 'Minęło',
  resolution: 'Uchwała',
  resolutions: (count: number) => `Liczba uchwał: ${formatDecimal(count)}`,
  noResolution: 'Na niej opierają się opłaty. Potrzebne są jej numer i data.',
  rates: (set: number, kinds: number) => `Rodzaje opłat, które mają stawkę: ${set} z ${kinds}`,
  oldRates: (set: number, kinds: number) =>
    `Dopóki nie ma nowych stawek, obowiązują poprzednie. Rodzaje opłat, które mają stawkę: ${set} z ${kinds}`,
  /** Once it is done: what has no rate is not charged. */
  ratesDone: (set: number, kinds: number) =>
    set === kinds
      ? 'Wszystkie rodzaje opłat mają stawkę.'
      : `Rodzaje opłat, które mają stawkę: ${set}. Pozostałych w tym roku program nie nalicza.`,
  lapsed: (names: readonly string[]) =>
    `Bez stawki, choć miały ją w poprzednim roku: ${names.join(', ')}`,
  noRates: 'Ile co kosztuje i do kiedy się płaci. Potrzebna jest uchwała.',
  plots: 'Działki i działkowcy',
  noPlots: 'Nie ma jeszcze komu naliczyć opłat. Potrzebne są działki, które mają działkowców.',
  charge: 'Naliczenie',
  approvedRuns: (count: number) => `Zatwierdzone naliczenia: ${formatDecimal(count)}`,
  drafts: (count: number) => `Szkice do zatwierdzenia: ${formatDecimal(count)}`,
  uncharged: (names: readonly string[]) => `Jeszcze nie naliczono: ${names.join(', ')}`,
  noRun: 'Ile płaci każda działka. Potrzebne są stawki i powierzchnie działek.',
  sender: 'Dane ogrodu na pismach',
  notices: 'Zawiadomienia',
  printed: 'Pobrano zawiadomienia ze wszystkich naliczeń.',
  unprinted: (number: string) => `Jeszcze nie pobrano zawiadomień z naliczenia ${number}.`,
  printedSoFar: 'Pobrano zawiadomienia z dotychczasowych naliczeń.',
  unprintedOver: (number: string) =>
    `Nie pobrano zawiadomień z naliczenia ${number}, a terminy płatności już minęły.`,
  noNotices: 'Pismo dla każdego konta rozliczeniowego. Potrzebne jest zatwierdzone naliczenie.',
  nextStep,
  mendSender: 'Uzupełnij dane ogrodu',
  nothingToDo: 'Na razie wszystko jest zrobione.',
  runs: 'Ostatnie naliczenia',
  allRuns: 'Wszystkie naliczenia',
} as const;
