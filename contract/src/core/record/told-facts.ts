import { exportFormats } from '../export/export-format.ts';
import {
  choice,
  day,
  flag,
  instant,
  money,
  number,
  type RecordFields,
  record,
  text,
} from './record-fields.ts';

/** What entries tell that stands in no table, of whatever record. */
export const auditedFacts = {
  browser: text('Przeglądarka', 'not-personal'),
  secondFactor: choice('Logowanie z kodem', {
    app: 'Kod z telefonu',
    'recovery-code': 'Kod zapasowy',
  }),
  fileName: text('Plik', 'not-personal'),
  records: text('Zawartość', 'not-personal'),
  added: number('Dodane'),
  changed: number('Zmienione'),
  unchanged: number('Bez zmian'),
  list: text('Lista', 'not-personal'),
  format: choice(
    'Rodzaj pliku',
    Object.fromEntries(Object.entries(exportFormats).map(([name, { label }]) => [name, label])),
  ),
  rows: number('Pozycje'),
  conditions: text('Filtry', 'not-personal'),
  entries: number('Usunięte zapisy'),
  oldest: instant('Najstarszy zapis'),
  newest: instant('Najnowszy zapis'),
  source: record('Kopia wersji', 'page-version'),
  takenMeasurements: number('Odczyty z jego czasu, które przejął'),
  acceptedValue: number('Przyjęta wartość'),
  movedMeasurements: number('Późniejsze odczyty, które przeszły na inny licznik'),
  settlement: choice('Rozliczenia', {
    join: 'Wspólne mimo innych dni',
    new: 'Osobne mimo wspólnych dni',
  }),
  split: flag('Osobne rozliczenia następnych działkowców'),
  documentNumber: text('Numer dokumentu', 'not-personal'),
  postingDay: day('Dzień księgowania'),
  postedAmount: money('Kwota'),
  allocatedAmount: money('Podzielono ręcznie'),
  refundAmount: money('Kwota zwrotu'),
  leftOutSettlement: record('Pominięte konto rozliczeniowe', 'settlement'),
  skipReason: text('Przyczyna pominięcia', 'personal'),
  despiteFindings: flag('Mimo ostrzeżenia o treści'),
  despiteReason: text('Dlaczego dane zostały w treści', 'personal'),
  recipients: number('Odbiorcy'),
  attachments: number('Załączniki'),
  readers: text('Kto odczytuje', 'personal'),
  meters: number('Liczniki'),
  estimates: number('Oszacowane odczyty'),
  lastDay: day('Wysłano po ostatnim dniu'),
  printedFrom: day('Raport od'),
  printedThru: day('Raport do'),
  documents: number('Dokumenty kasowe'),
  deliveredOn: day('Doręczono'),
  deliveredHow: text('Jak doręczono', 'not-personal'),
  deliveryNumber: text('Numer przesyłki', 'not-personal'),
} as const satisfies RecordFields;

/** What an entry may tell besides the columns that changed: what has no words here, nobody would read. */
export type ToldFacts = { readonly [Fact in keyof typeof auditedFacts]?: unknown };
