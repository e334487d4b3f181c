import { day, money, record, text } from '@grzadka/contract/core/record/record-fields';
import { type RawBuilder, sql } from 'kysely';
import { erasedText, type RegistryPiece, type WhoseRows } from './table-data.ts';

const gone = sql`null`;

/** Lines of statements that were paid on accounts of the persons as long as these were theirs. */
const isPaid: WhoseRows = ({ isAccountThen }) => sql`bank_line.assignment_id in (
  select entry_id from ledger_line
  where ${isAccountThen(sql`ledger_line.settlement_id`, sql`ledger_line.posting_day`)}
)`;

/** These, and what was paid to the persons for what they delivered. */
const isLine: WhoseRows = (persons) => sql`(
  ${isPaid(persons)}
  or bank_line.assignment_id in (
    select entry_id from ledger_line join cost on cost.id = ledger_line.id
    where ${persons.isParty(sql`cost.supplier_id`)}
  )
)`;

/** What the ledger needs no longer, as with the files of statements: five years from the end of the year. */
const isOld = (bookingDay: RawBuilder<unknown>) =>
  sql`${bookingDay} < make_date(date_part('year', today())::integer - 5, 1, 1)`;

/** Lines with somebody's last name among the words by which a list finds them. */
const isFound: WhoseRows = ({ names }) => sql`bank_line.entry_id in (
  select movement.id from ${names} known
  join money_movement movement on movement.search like '%' || known.folded || '%'
)`;

/** Old lines that name the persons, though they are on nobody's account, or on somebody else's. */
const isOldNamed: WhoseRows = (persons) => sql`(
  ${isOld(sql`bank_line.booking_day`)} and (bank_line.entry_id is null or ${isFound(persons)})
  and ${persons.isNamedIn(sql`concat_ws(' ', bank_line.counterparty_name, bank_line.title)`)}
)`;

/** Movements whose line is blank by now. */
const isBlanked: WhoseRows = (persons) => sql`money_movement.id in (
  select entry_id from bank_line
  where raw = ${erasedText} and (${isLine(persons)} or ${isFound(persons)})
)`;

/** By what such a movement is found: the program's own words, as the line has them now. */
const blankedSearch = sql`search_key(concat_ws(' ', number, description, ${erasedText}))`;

/** The same of one that somebody described: by its number, and by its accounts. */
const wordlessSearch = sql`search_key(concat_ws(' ', number, ${erasedText}, (
  select string_agg(reference, ' ') from settlement
  where id in (select settlement_id from ledger_line where entry_id = money_movement.id)
)))`;

const blankLine = {
  counterpartyName: gone,
  counterpartyAccount: gone,
  title: erasedText,
  raw: erasedText,
} as const;

/** What files that are only shown would book: old lines that name the persons, and those that are among their lines. */
const isImportLine: WhoseRows = (persons) => sql`(
  exists (
    select from bank_line
    where bank_line.fingerprint = bank_import_line.fingerprint and ${isLine(persons)}
  )
  or ${isOld(sql`bank_import_line.booking_day`)}
  and ${persons.isNamedIn(sql`concat_ws(' ', bank_import_line.counterparty_name, bank_import_line.title)`)}
)`;

/** What the bank said and what is made of it, with the movements of money. */
export const bankData = {
  bankAccount: { whose: "the association's own", texts: { search: 'derived' } },
  bankProfile: {
    whose: 'how the files of a bank are written',
    texts: { heading: 'not-personal', columns: 'not-personal', search: 'derived' },
  },
  bankImport: { whose: 'a file with what many paid; its lines are told' },
  bankLine: {
    heading: 'Przelewy',
    whose: isPaid,
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
        where: (persons) => sql`(
          ${isOld(sql`bank_line.booking_day`)} and ${isLine(persons)} or ${isOldNamed(persons)}
        )`,
        set: blankLine,
      },
      name: {
        where: (persons) => sql`(${isLine(persons)} or ${isOldNamed(persons)})`,
        set: blankLine,
      },
    },
  },
  // Behind the lines, which are blank then.
  moneyMovement: {
    whose: 'follows from the entries and the lines',
    erased: {
      contact: { where: isBlanked, set: { search: blankedSearch } },
      name: {
        where: ({ isOwnAccount }) => sql`money_movement.id in (
          select ledger_entry.id from ledger_entry join ledger_line on entry_id = ledger_entry.id
          where in_own_words and ${isOwnAccount(sql`ledger_line.settlement_id`)}
        )`,
        set: { description: erasedText, search: wordlessSearch },
        named: [{ where: isBlanked, set: { search: blankedSearch } }],
      },
    },
    texts: {
      description: 'derived',
      search: 'personal',
      number: 'not-personal',
      reversedBy: 'not-personal',
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
        // On an account that goes on with others, those from which the persons paid themselves.
        where: ({ isOwnAccount, isAccount, isNamedIn }) => sql`(
          ${isOwnAccount(sql`known_sender.settlement_id`)}
          or ${isAccount(sql`known_sender.settlement_id`)} and exists (
            select from bank_line
            where bank_line.counterparty_account = known_sender.counterparty_account
              and ${isNamedIn(sql`bank_line.counterparty_name`)}
          )
        )`,
        rows: 'deleted',
      },
    },
  },
} satisfies RegistryPiece;
