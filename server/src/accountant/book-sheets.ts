import type { AccountantSheet } from '@grzadka/contract/accountant/accountant-export.model';
import type { ExportColumn } from '@grzadka/contract/core/export/export-columns';
import { documentSeries, ledgerAccounts } from '@grzadka/contract/ledger/ledger.model';
import type { Receivable } from '#src/ledger/receivables.repo.ts';
import type { AccountTurnover } from '#src/ledger/turnover.repo.ts';
import type { JournalLine, KeptMoney } from './journal.repo.ts';
import type { OwnCodes } from './own-codes.ts';

/** A row of a sheet: its cells in the order of the columns, amounts in grosze. */
type Row = readonly (string | number | null)[];

/** A sheet as a workbook and a text have it. */
export interface BookSheet {
  readonly columns: readonly ExportColumn<Row>[];
  readonly items: readonly Row[];
}

/** Everything that the file is made of (docs/product/accountant.md#sheets). */
export interface Books {
  readonly journal: readonly JournalLine[];
  readonly turnover: readonly AccountTurnover[];
  readonly receivables: readonly Receivable[];
  readonly bank: readonly KeptMoney[];
  readonly cash: readonly KeptMoney[];
  readonly ownCode: OwnCodes;
  readonly withNames: boolean;
}

/** The sheets of the books. On every one the debits come to the credits. */
export function bookSheets(books: Books): Record<AccountantSheet, BookSheet> {
  return {
    journal: journalSheet(books),
    turnover: turnoverSheet(books),
    settlements: settlementsSheet(books),
    bank: keptSheet('Rachunek bankowy', books.bank),
    cash: keptSheet('Kasa', books.cash),
  };
}

type Kind = 'text' | 'day' | 'money';

/** The columns of a sheet by their kinds and headings, in their order. */
function columnsOf(...stated: readonly (readonly [Kind, string, number?])[]): ExportColumn<Row>[] {
  return stated.map(([kind, heading, width], at): ExportColumn<Row> => {
    const textAt = (row: Row) => {
      const cell = row[at] ?? null;
      return cell === null ? null : String(cell);
    };
    if (kind === 'money') {
      return { kind, heading, value: (row) => (row[at] == null ? null : Number(row[at])) };
    }
    if (kind === 'day') return { kind, heading, value: textAt };
    return { kind, heading, value: textAt, ...(width !== undefined && { width }) };
  });
}

const debit = ['money', 'Wn'] as const;
const credit = ['money', 'Ma'] as const;

/** An amount on its side, and nothing on the other. */
function sidesOf(amount: number): [number | null, number | null] {
  return [amount > 0 ? amount : null, amount < 0 ? -amount : null];
}

function journalSheet({ journal, ownCode }: Books): BookSheet {
  return {
    columns: columnsOf(
      ['text', 'Numer', 16],
      ['day', 'Dzień księgowania'],
      ['day', 'Liczy się od dnia'],
      ['text', 'Dokument', 20],
      ['text', 'Opis', 48],
      ['text', 'Konto', 8],
      ['text', 'Własne konto', 14],
      ['text', 'Czego dotyczy', 24],
      debit,
      credit,
    ),
    items: journal.map((line) => [
      line.number,
      line.postingDay,
      line.effectiveDay,
      documentSeries[line.series],
      line.description,
      line.code,
      line.ownCode ?? ownCode(line.code),
      line.subject,
      ...sidesOf(line.amount),
    ]),
  };
}

function turnoverSheet({ turnover, ownCode }: Books): BookSheet {
  const rows = turnover.map(({ code, opening, debit: moved, credit: back }) => ({
    named: [code, ownCode(code), ledgerAccounts[code]],
    amounts: [
      ...sidesOf(opening),
      moved === 0 ? null : moved,
      back === 0 ? null : back,
      ...sidesOf(opening + moved - back),
    ],
  }));
  const sums = [0, 1, 2, 3, 4, 5].map((at) =>
    rows.reduce((sum, { amounts }) => sum + (amounts[at] ?? 0), 0),
  );
  return {
    columns: columnsOf(
      ['text', 'Konto', 8],
      ['text', 'Własne konto', 14],
      ['text', 'Nazwa', 36],
      ['money', 'Bilans otwarcia Wn'],
      ['money', 'Bilans otwarcia Ma'],
      ['money', 'Obroty Wn'],
      ['money', 'Obroty Ma'],
      ['money', 'Saldo Wn'],
      ['money', 'Saldo Ma'],
    ),
    items: [
      ...rows.map(({ named, amounts }) => [...named, ...amounts]),
      [null, null, 'Razem', ...sums],
    ],
  };
}

/** The last row has the balance of the whole account on the other side, as accounts are closed on paper. */
function settlementsSheet({ receivables, withNames }: Books): BookSheet {
  const total = receivables.reduce((sum, { balance }) => sum + balance, 0);
  const named = (holders: string | null) => (withNames ? [holders] : []);
  return {
    columns: columnsOf(
      ['text', 'Numer rozliczenia', 18],
      ['text', 'Działka', 14],
      ['text', 'Sektor', 14],
      ...(withNames ? [['text', 'Działkowcy', 36] as const] : []),
      debit,
      credit,
    ),
    items: [
      ...receivables.map(({ reference, plot, sector, holders, balance }) => [
        reference,
        plot,
        sector,
        ...named(holders),
        ...sidesOf(balance),
      ]),
      ['Saldo konta 200', null, null, ...named(null), ...sidesOf(-total)],
    ],
  };
}

/** What was there at first stands on its side, and what is left on the other, so that both sides come to the same. */
function keptSheet(keeper: string, kept: readonly KeptMoney[]): BookSheet {
  return {
    columns: columnsOf(
      ['text', keeper, 24],
      ['day', 'Dzień'],
      ['text', 'Numer', 16],
      ['text', 'Opis', 48],
      debit,
      credit,
    ),
    items: kept.flatMap(({ name, opening, lines }): Row[] => {
      const closing = lines.reduce((sum, { amount }) => sum + amount, opening);
      return [
        [name, null, null, 'Saldo początkowe', ...sidesOf(opening)],
        ...lines.map(({ postingDay, number, description, amount }) => [
          name,
          postingDay,
          number,
          description,
          ...sidesOf(amount),
        ]),
        [name, null, null, 'Saldo końcowe', ...sidesOf(-closing)],
      ];
    }),
  };
}
