import { exportFormats } from '../core/export/export-format.ts';
import { deliveryWayLabels } from '../message/message-labels.ts';
import { tablesOf } from '../core/record/record.ts';
import {
  choice,
  day,
  flag,
  instant,
  money,
  number,
  type RecordField,
  type RecordFields,
  record,
  text,
} from '../core/record/record-fields.ts';
import { records } from '../records.ts';

/** The columns of all tables whose rows the audit tells of, by table. */
export const auditedTables: Readonly<Record<string, RecordFields>> = Object.fromEntries(
  records.flatMap((kind) => Object.entries(tablesOf(kind))),
);

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
  lastDay: day('Wysłano po ostatnim dniu'),
  deliveredOn: day('Doręczono'),
  deliveredHow: choice('Jak doręczono', deliveryWayLabels),
  deliveryNumber: text('Numer przesyłki', 'not-personal'),
} as const satisfies RecordFields;

/** What an entry may tell besides the columns that changed: what has no words here, nobody would read. */
export type ToldFacts = { readonly [Fact in keyof typeof auditedFacts]?: unknown };

/** How a value is told that an entry keeps under that name; undefined where it says nothing to people. */
export function auditedField(ofTables: readonly string[], name: string): RecordField | undefined {
  const owners: readonly RecordFields[] = ofTables.map((table) => auditedTables[table] ?? {});
  const owner = [...owners, auditedFacts as RecordFields].find((columns) =>
    Object.hasOwn(columns, name),
  );
  return owner?.[name] ?? undefined;
}
