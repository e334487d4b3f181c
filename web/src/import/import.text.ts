import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import type { ImportProgress, RowRemark } from '@grzadka/contract/import/import.model';
import { remarkPlace } from '@grzadka/contract/import/remark-place';
import { uiText } from '../core/ui/ui.text.ts';

/** The texts of the import. */
export const importText = {
  title: uiText.importFile,
  card: 'Działki, podmioty, przypisania, liczniki, ich numery fabryczne, odczyty i bilans otwarcia z arkusza.',
  /** What is done with a file, and the order of the lists of these titles. */
  intro: (titles: readonly string[]) =>
    [
      'Program najpierw sprawdzi plik i powie, co się zmieni. Nic nie zapisze, dopóki nie naciśniesz „Wczytaj”.',
      ...(titles.length === 1
        ? []
        : [`Listy wczytuje się w kolejności: ${titles.join(', ').toLowerCase()}.`]),
    ].join(' '),
  kind: 'Rodzaj listy',
  sample: 'Pobierz przykładowy plik',
  limit: 'Arkusz .xlsx albo plik .csv, najwyżej 50\u00a0MB',
  check: 'Sprawdź',
  checking: 'Sprawdzanie pliku…',
  store: 'Wczytaj',
  storing: 'Wczytywanie pliku…',
  progress: 'Postęp',
  reading: 'Przesyłanie i odczyt pliku…',
  cancel: 'Przerwij',
  cancelled:
    'Przerwano. Sprawdź plik jeszcze raz: program powie, czy coś z niego jest już zapisane.',
  changedOnDisk: 'Plik zmienił się na dysku. Wybierz go jeszcze raz.',
  brokenOff: 'Połączenie się urwało. Sprawdź plik jeszcze raz.',
  faulty: 'W pliku są błędy',
  right: 'Plik jest poprawny',
  stored: (fileName: string) => `Wczytano plik ${fileName}`,
  whatToMend: (faultyRows: number, rows: number) =>
    `Wiersze z błędami: ${formatDecimal(faultyRows)} z ${formatDecimal(rows)}. Nic nie zapisano. Popraw je w arkuszu, zapisz go, wybierz plik jeszcze raz i naciśnij „Sprawdź”.`,
  changesNothing: 'Wszystko z tego pliku jest już w programie.',
  willDo: 'Po naciśnięciu „Wczytaj” program zapisze wszystkie zmiany naraz.',
  added: 'Nowe',
  changed: 'Zmienione',
  unchanged: 'Bez zmian',
  faults: 'Co poprawić',
  warnings: 'Uwagi, które nie przeszkadzają',
  showMore: 'Pokaż więcej',
  left: (count: number) =>
    `Pozostałe: ${formatDecimal(count)}. Program pokaże je, gdy te zostaną poprawione.`,
} as const;

/** Where a remark belongs, as a line of its own. */
export function placeLine(remark: RowRemark): string {
  const place = remarkPlace(remark);
  return place.charAt(0).toUpperCase() + place.slice(1);
}

/** How far an import is. */
export function progressText({ phase, done, total }: ImportProgress): string {
  const what = phase === 'check' ? 'Sprawdzone wiersze' : 'Zapisane zmiany';
  return `${what}: ${formatDecimal(done)} z ${formatDecimal(total)}`;
}
