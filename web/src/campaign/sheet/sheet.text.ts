import { largestSheet } from '@grzadka/contract/campaign/sheet/load-sheet.model';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { formatMegabytes } from '../../core/ui/format.ts';

/** The texts of the screen that takes a filled-in sheet back. */
export const sheetText = {
  title: 'Wczytaj arkusz',
  intro:
    'Wybierz plik pobrany przyciskiem „Arkusz Excel”, z wypełnionymi kolumnami „Odczyt” i „Data”. Najpierw program pokaże, co zrobi.',
  limit: `Plik .xlsx, najwyżej ${formatMegabytes(largestSheet)}`,
  check: 'Sprawdź plik',
  checking: 'Sprawdzanie pliku…',
  storing: 'Wczytywanie odczytów…',
  store: (count: number) => `Wczytaj odczyty (${formatDecimal(count)})`,
  ready: 'Arkusz jest gotowy do wczytania',
  stored: 'Wczytano arkusz',
  faulty: 'Arkusz ma błędy',
  mend: 'Nic nie wczytano. Popraw te wiersze w pliku i sprawdź go ponownie.',
  nothingNew: 'Wszystkie odczyty z tego arkusza są już w programie.',
  toCheck: 'Odczyty do sprawdzenia program wczyta, a potem potwierdzi je ktoś z biura.',
  rows: 'Wiersze',
  line: 'Wiersz',
  outcome: 'Wynik',
  message: 'Co wiadomo',
  more: 'Pokaż więcej wierszy',
  toRound: 'Wróć do tury',
} as const;
