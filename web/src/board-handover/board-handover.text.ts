import { handoverDays } from '@grzadka/contract/board-handover/board-handover.model';
import { minuteInText } from '../core/ui/format.ts';
import { formatSize } from '../core/ui/format-size.ts';

/** The texts of what a board hands over to the next one. */
export const boardHandoverText = {
  title: 'Przekazanie spraw nowemu zarządowi',
  card: 'Jeden plik dla nowego zarządu z protokołem do podpisania.',
  packs: 'Plik dla nowego zarządu',
  prepare: 'Przygotuj plik',
  hint: `Program zbierze do jednego pliku stan spraw na dziś. Są w nim dane osobowe, więc pobrać go może tylko administrator, przez ${handoverDays}\u00a0dni.`,
  inside: 'Co jest w środku',
  contents: [
    'protokół przekazania do wydrukowania i podpisania (PDF)',
    'loginy z rolami, bez haseł',
    'ustawienia ogrodu',
    'sprawy otwarte: szkice, zgłoszone odczyty, operacje bankowe do wyjaśnienia',
    'terminy',
    'spis dokumentów',
    'salda kont rozliczeniowych, rachunków bankowych i kas',
    'spis zawartości najnowszej kopii zapasowej',
    'krótki tekst „Czytaj to najpierw”',
  ],
  empty: 'Nie ma teraz pliku dla nowego zarządu.',
  failed: 'Nie udało się wczytać plików dla nowego zarządu.',
  madeBy: (at: string, by: string | null) =>
    by === null ? minuteInText(at) : `${minuteInText(at)}, ${by}`,
  waiting: 'Program zbiera dane…',
  broken: 'Nie udało się. Spróbuj jeszcze raz.',
  ready: (size: number, thru: string) =>
    `Gotowe (${formatSize(size)}), do pobrania do ${minuteInText(thru)}`,
  download: 'Pobierz',
} as const;
