import { defineRecord } from '../../core/record/record.ts';
import {
  choice,
  day,
  flag,
  instant,
  money,
  number,
  record,
  text,
  times,
} from '../../core/record/record-fields.ts';
import { encodingLabels, statementFormatLabels } from './bank-import.labels.ts';

/** A file of statements: docs/product/bank.md#dry-run. */
export const bankImportRecord = defineRecord({
  name: 'bank-import',
  permissions: { read: 'ledger:read', write: 'bank:import' },
  words: { one: 'a file of bank statements', many: 'the files of bank statements' },
  label: 'Wyciąg bankowy',
  table: 'bankImport',
  fields: {
    id: times.id,
    createdAt: times.createdAt,
    bankAccountId: record('Rachunek bankowy', 'bank-account'),
    objectId: null,
    fileName: text('Plik', 'not-personal'),
    format: choice('Rodzaj pliku', statementFormatLabels),
    profile: text('Układ', 'not-personal'),
    encoding: choice('Kodowanie', encodingLabels),
    namesAccount: flag('Plik podaje rachunek'),
    fromDay: day('Od'),
    thruDay: day('Do'),
    openingGrosz: money('Saldo początkowe'),
    closingGrosz: money('Saldo końcowe'),
    missing: text('Brakujące wyciągi', 'not-personal'),
    linesNew: number('Nowe'),
    linesKnown: number('Już w programie'),
    linesDouble: number('Możliwe powtórzenia'),
    sumInGrosz: money('Wpływy'),
    sumOutGrosz: money('Wypłaty'),
    loginId: null,
    appliedAt: instant('Zaksięgowano'),
    appliedBy: null,
  },
  calledBy: ['fileName'],
  inHistoryOf: ['bankAccountId'],
});
