import type { StateOf } from '@grzadka/contract/core/system-card';
import type { personalDataCard } from '@grzadka/contract/personal-data/personal-data.card';
import { exportDays } from '@grzadka/contract/personal-data/personal-data.model';
import { minuteInText } from '../core/ui/format.ts';
import { formatSize } from '../core/ui/format-size.ts';

/** The state of the card of 'System' in one sentence. */
export function personalDataSentence({ exports }: StateOf<typeof personalDataCard>): string {
  return exports === 0
    ? 'Nikt nie czeka na swoje dane.'
    : `Pliki z danymi osób do pobrania: ${exports}.`;
}

/** The texts of what a person may ask for. */
export const personalDataText = {
  title: 'Dane osobowe',
  exports: 'Dane na prośbę osoby',
  hint: `Osoba może poprosić o wszystkie swoje dane. Program zbierze je do jednego pliku, a w miejsce innych osób wpisze „inna osoba”. Plik możesz pobrać tylko Ty, przez ${exportDays}\u00a0dni. Zanim go dasz, otwórz dane.html i przejrzyj, co ktoś wpisał w uwagach.`,
  empty: 'Nie ma teraz plików z danymi osób.',
  failed: 'Nie udało się wczytać plików z danymi osób.',
  prepare: 'Przygotuj dane osoby',
  party: 'Osoba',
  begin: 'Przygotuj',
  beginning: 'Zbieranie danych…',
  begun: 'Program zbiera dane. Za chwilę plik będzie gotowy.',
  ofParty: 'Dane osobowe',
  ofPartyHint: 'Gdy ta osoba prosi o swoje dane, przygotuj je jednym naciśnięciem.',
  erase: 'Usuń dane tej osoby',
  ready: (size: number, thru: string) =>
    `Gotowe (${formatSize(size)}), do pobrania do ${minuteInText(thru)}`,
  waiting: 'Program zbiera dane…',
  broken: 'Nie udało się. Spróbuj jeszcze raz.',
  asked: (at: string) => `Zlecono ${minuteInText(at)}`,
  download: 'Pobierz',
} as const;

/** The same for whoever asks for the own data. */
export const ownDataText = {
  section: 'Kopia Twoich danych',
  hint: `Program zbierze do jednego pliku wszystko, co o Tobie wie: dane, konta rozliczeniowe, odczyty, zgody i wiadomości. Plik możesz pobrać przez ${exportDays}\u00a0dni.`,
  prepare: 'Przygotuj moje dane',
  failed: 'Nie udało się sprawdzić, czy Twoje dane są gotowe.',
} as const;
