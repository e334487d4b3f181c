import { measuredAtLabel } from '@grzadka/contract/meter/measurement/measurement';

/** The texts of a meter's history. */
export const historyText = {
  title: 'Historia odczytów',
  measuredAt: measuredAtLabel,
  value: (unit: string) => `Wartość (${unit})`,
  difference: 'Różnica',
  empty: 'Ten licznik nie ma jeszcze odczytów',
  loading: 'Wczytywanie odczytów…',
  failed: 'Nie udało się wczytać odczytów',
  more: 'Pokaż starsze odczyty',
  actions: 'Czynności',
  estimate: '(szacunek)',
  reverse: 'Unieważnij odczyt',
  reverseOf: (measuredAt: string) => `Unieważnij odczyt z ${measuredAt}`,
  chart: 'Wykres odczytów w czasie; te same dane zawiera tabela poniżej',
} as const;
