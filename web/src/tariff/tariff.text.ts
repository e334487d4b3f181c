import { tariffRecord } from '@grzadka/contract/tariff/tariff.record';

const { fields } = tariffRecord;

/** The texts of the tariffs' screens that are not plain. */
export const tariffText = {
  feeKind: fields.feeKindId.label,
  resolution: fields.resolutionId.label,
  resolutionHint: 'Uchwała, która ustaliła tę stawkę.',
  choose: '-',
  terms: 'Stawka',
  method: fields.method.label,
  /** What one pays the rate for, by the method. */
  rates: {
    'per-area': 'Stawka za m² (zł)',
    'per-garden': 'Stawka od działki (zł)',
    'per-person': 'Stawka od osoby (zł)',
    'per-meter': 'Stawka od licznika (zł)',
    distribute: 'Cena jednostki (zł)',
    'missing-reading': 'Ryczałt od licznika (zł)',
    manual: 'Kwota od konta rozliczeniowego (zł)',
  },
  rateHint: 'Najwyżej 6 miejsc po przecinku, na przykład 0,45.',
  condition: 'Które działki płacą',
  counts: 'Kogo się liczy',
  sharing: 'Wspólne konto rozliczeniowe',
  meterType: 'Typ licznika',
  role: 'Przeznaczenie licznika',
  anyRole: 'Każde',
  of: 'Co się dzieli',
  total: 'Kwota do podziału (zł)',
  zone: 'Strefa',
  key: 'Jak się dzieli',
  segments: {
    title: 'Ceny',
    hint: 'Następną cenę dodaj, gdy zmienia się w ciągu roku.',
    row: (number: number) => `Cena ${number}`,
    add: 'Dodaj cenę od innego dnia',
    remove: (number: number) => `Usuń cenę ${number}`,
  },
  from: 'Od dnia',
  tiers: {
    title: 'Progi',
    hint: 'Gdy cena jest jedna, zostaw „Do” puste.',
    row: (number: number) => `Próg ${number}`,
    add: 'Dodaj próg',
    remove: (number: number) => `Usuń próg ${number}`,
  },
  upTo: (unit: string) => `Do (${unit})`,
  lastTier: 'Zostaw puste: ta cena obowiązuje dalej.',
  tierRate: (unit: string) => `Cena za ${unit} (zł)`,
  instalments: {
    title: 'Terminy płatności',
    hint: 'Opłata dzieli się na raty według udziałów. Równe udziały to równe raty.',
    row: (number: number) => `Rata ${number}`,
    add: 'Dodaj ratę',
    remove: (number: number) => `Usuń ratę ${number}`,
  },
  due: 'Dzień i miesiąc',
  dueHint: 'Na przykład 30.06.',
  weight: 'Udział',
} as const;
