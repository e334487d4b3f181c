import type { BeginningStep } from '@grzadka/contract/home/beginning.model';

interface StepWords {
  readonly title: string;
  /** What is done there, and what one needs for it. */
  readonly hint: string;
}

/** None of the titles is that of an entry of the menu: whoever speaks to the computer, or looks for a link by its name, finds one. */
const steps: Readonly<Record<BeginningStep, StepWords>> = {
  garden: {
    title: 'Dane ogrodu',
    hint: 'Nazwa, adres, NIP i numer rachunku bankowego. Będą na pismach, pokwitowaniach i w przelewach.',
  },
  sectors: {
    title: 'Sektory',
    hint: 'Na początku są trzy: Sektor 1, Sektor 2 i Sektor 3. Zmień ich nazwy albo dodaj swoje.',
  },
  plots: {
    title: 'Spis działek',
    hint: 'Wczytaj plik: sektor, działka, powierzchnia.',
  },
  people: {
    title: 'Osoby i firmy',
    hint: 'Wczytaj plik „Podmioty”: imię i nazwisko, adres, telefon, e-mail.',
  },
  holders: {
    title: 'Kto ma którą działkę',
    hint: 'Wczytaj plik „Przypisania”. Program sam założy konta rozliczeniowe.',
  },
  meters: {
    title: 'Woda i prąd',
    hint: 'Wczytaj plik z licznikami wody i prądu oraz z ich ostatnimi odczytami.',
  },
  fees: {
    title: 'Pierwsze naliczenie',
    hint: 'Wpisz uchwałę i stawki, a potem nalicz opłaty za ten rok.',
  },
  backup: {
    title: 'Pierwsza kopia na innym dysku',
    hint: 'Utwórz kopię zapasową i pobierz ją na inny komputer albo na pendrive.',
  },
  mail: {
    title: 'Wysyłanie e-maili',
    hint: 'Serwer poczty ustawia administrator komputera. Tu sprawdzisz, czy działa.',
  },
  site: {
    title: 'Strona internetowa ogrodu',
    hint: 'Włącz ją w ustawieniach, gdy będą na niej pierwsze wpisy.',
  },
};

/** The texts of what leads through the first day. */
export const beginningText = {
  title: 'Na początek',
  failed: 'Nie udało się sprawdzić, co jest już gotowe.',
  steps,
  done: 'Gotowe:',
  takes: (count: number) => `około ${count}\u00a0min`,
  /** How far it is, and how long the rest takes, to the next quarter of an hour where it is more than one. */
  progress: (done: number, of: number, left: number) =>
    `Gotowe: ${done} z ${of}. Czas na resztę: około ${howLong(left)}`,
  putAway: 'Schowaj',
  putAwayWhole: 'Schowaj „Na początek”',
  takeBack: 'Pokaż „Na początek”',
} as const;

function howLong(left: number): string {
  if (left < 60) return `${left}\u00a0min`;
  const quarters = Math.ceil(left / 15);
  const [hours, rest] = [Math.floor(quarters / 4), (quarters % 4) * 15];
  return rest === 0 ? `${hours}\u00a0godz.` : `${hours}\u00a0godz. ${rest}\u00a0min`;
}
