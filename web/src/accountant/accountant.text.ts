import { exportFormats } from '@grzadka/contract/core/export/export-format';

/** The texts of the file for the accountant. */
export const accountantText = {
  title: 'Eksport dla księgowego',
  hint: 'Plik ma wszystkie księgowania z wybranych dni: dziennik, obroty i salda, rozrachunki, bank i kasę. Na każdym arkuszu suma Wn równa się sumie Ma.',
  from: 'Od',
  thru: 'Do',
  withNames: 'z nazwiskami',
  withNamesHint:
    'Na arkuszu „Rozrachunki” staną wtedy nazwiska działkowców. Bez tego są tylko numery rozliczenia i działki.',
  format: 'Rodzaj pliku',
  formats: {
    xlsx: exportFormats.xlsx.label,
    csv: 'Pliki tekstowe (.csv) w jednym archiwum (.zip)',
  },
  take: 'Pobierz plik',
  audited: 'Każde pobranie zapisuje się w dzienniku zmian.',
  ownCodes:
    'Numery kont z planu kont księgowego wpisuje się w Ustawieniach, w części „Konta w planie kont”.',
  settings: 'Ustawienia',
} as const;
