import type { CardLevel } from '@grzadka/contract/core/system-card';

const levels: Readonly<Record<CardLevel, string>> = {
  ok: 'W porządku',
  warning: 'Do sprawdzenia',
  problem: 'Wymaga działania',
};

/** The texts of the screen 'System'. */
export const systemText = {
  title: 'System',
  levels,
  unknown: 'Stan nieznany',
  unknownHint: 'Nie udało się tego sprawdzić. Spróbuj ponownie za chwilę.',
  failed: 'Nie udało się sprawdzić stanu programu.',
  version: (version: string) => `Grządka, wersja ${version}.`,
  whatIsNew: 'Co nowego',
  licences: 'Licencje programów, z których korzysta Grządka',
} as const;
