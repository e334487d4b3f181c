import { day, money, record, text } from '@grzadka/contract/core/record/record-fields';
import { type RawBuilder, sql } from 'kysely';
import { erasedText, type RegistryPiece, type WhoseRows } from './table-data.ts';

const gone = sql`null`;

/** Lines of statements that stand on accounts of the persons. */
const isLine: WhoseRows = ({ isAccount }) => sql`bank_line.entry_id in (
  select entry_id from ledger_line where ${isAccount(sql`ledger_line.settlement_id`)}
)`;

/** What the ledger needs no longer, as with the files of statements: five years from the end of the year. */
const isOld = (bookingDay: RawBuilder<unknown>) =>
  sql`${bookingDay} < make_date(date_part('year', today())::integer - 5, 1, 1)`;

const blankLine = {
  counterpartyName: gone,
  counterpartyAccount: gone,
  title: erasedText,
  raw: erasedText,
} as const;

const isImportLine: WhoseRows = (persons) => sql`exists (
  select from bank_line
  where bank_line.fingerprint = bank_import_line.fingerprint and ${isLine(persons)}
)`;

/** What the bank said and what is made of it. */
export const bankData = {
  bankAccount: { whose: "the association's own", texts: { search: 'derived' } },
  bankProfile: {
    whose: 'how the files of a bank are written',
    texts: { heading: 'not-personal', columns: 'not-personal', search: 'derived' },
  },
  bankImport: { whose: 'a file with what many paid; its lines are told' },
  bankLine: {
    heading: 'Przelewy',
    whose: ({ isAccountThen }) => sql`bank_line.entry_id in (
      select entry_id from ledger_line
      where ${isAccountThen(sql`ledger_line.settlement_id`, sql`ledger_line.posting_day`)}
    )`,
    fields: {
      bookingDay: day('Dzień księgowania'),
      amountGrosz: money('Kwota'),
      counterpartyName: text('Nazwa w banku', 'personal'),
      counterpartyAccount: { kind: 'bank-account', label: 'Rachunek', personal: 'personal' },
      title: text('Tytuł', 'personal'),
      bankReference: text('Numer w banku', 'not-personal'),
    },
    texts: {
      source: 'not-personal',
      fingerprint: 'secret',
      targetAccount: 'not-personal',
      raw: 'personal',
    },
    erased: {
      contact: {
        where: (persons) => sql`${isOld(sql`bank_line.booking_day`)} and ${isLine(persons)}`,
        set: blankLine,
      },
      name: { where: isLine, set: blankLine },
    },
  },
  bankImportLine: {
    whose: 'what a file would book; what it booked stands among the lines',
    texts: {
      fingerprint: 'secret',
      counterpartyName: 'personal',
      counterpartyAccount: 'personal',
      targetAccount: 'not-personal',
      title: 'personal',
      bankReference: 'not-personal',
      raw: 'personal',
      suggestion: 'personal',
    },
    erased: {
      contact: {
        where: (persons) =>
          sql`${isOld(sql`bank_import_line.booking_day`)} and ${isImportLine(persons)}`,
        set: { ...blankLine, suggestion: gone },
      },
      name: { where: isImportLine, set: { ...blankLine, suggestion: gone } },
    },
  },
  bankLineReason: {
    whose: 'why a line was suggested for an account; the line is told',
    texts: { kind: 'not-personal', words: 'personal' },
    erased: {
      contact: {
        where: ({ isAccount }) => isAccount(sql`bank_line_reason.settlement_id`),
        rows: 'deleted',
      },
    },
  },
  knownSender: {
    heading: 'Zapamiętane rachunki bankowe',
    whose: ({ isAccount }) => isAccount(sql`known_sender.settlement_id`),
    fields: {
      counterpartyAccount: { kind: 'bank-account', label: 'Rachunek', personal: 'personal' },
      settlementId: record('Konto rozliczeniowe', 'settlement'),
      confirmedOn: day('Potwierdzony'),
    },
    erased: {
      contact: {
        where: ({ isOwnAccount }) => isOwnAccount(sql`known_sender.settlement_id`),
        rows: 'deleted',
      },
    },
  },
} satisfies RegistryPiece;
