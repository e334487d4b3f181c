import { type YearPaper, yearPaperNames } from '@grzadka/contract/ledger-year/ledger-year.model';
import type { Kysely } from 'kysely';
import { type CashReport, readCashReport } from '#src/cash-box/cash-report.repo.ts';
import { cashReportPaper } from '#src/cash-box/write-cash-report.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { Paper } from '#src/core/paper/print-paper.ts';
import { readReceivables } from '#src/ledger/receivables.repo.ts';
import { readTurnover } from '#src/ledger/turnover.repo.ts';
import { type Receivables, receivablesPaper } from './write-receivables.ts';
import { turnoverPaper, type YearTurnover } from './write-turnover.ts';

/** The letter that a paper is written from; every cash box has one of its own. */
interface Letters {
  readonly turnover: YearTurnover;
  readonly receivables: Receivables;
  readonly cash: CashReport;
}

/** What a thread that prints such a paper is begun with. */
export interface YearPaperHead {
  readonly paper: YearPaper;
  /** Whose year it is; null where the settings do not say. */
  readonly association: string | null;
  readonly title: string;
}

type Written<Letter> = Omit<Paper<Letter>, 'letters'>;

const papers: {
  readonly [Kind in YearPaper]: (head: YearPaperHead) => Written<Letters[Kind]>;
} = { turnover: turnoverPaper, receivables: receivablesPaper, cash: cashReportPaper };

/** What a paper of a year looks like. That its letters are those of its kind is agreed with `readYearPapers`. */
export function yearPaper(head: YearPaperHead): Written<never> {
  return papers[head.paper](head);
}

/** A paper of a year that is to be printed. */
export interface UnprintedPaper {
  readonly head: YearPaperHead;
  readonly name: string;
  readonly fileName: string;
  readonly letters: readonly unknown[];
}

const fileNames = {
  turnover: 'zestawienie-obrotow-i-sald',
  receivables: 'naleznosci',
  cash: 'raport-kasowy',
} as const satisfies Record<YearPaper, string>;

/** Reads what the papers of a year are written from, as of one instant (docs/product/closing.md#papers); without cash boxes no report of them. */
export async function readYearPapers(
  db: Kysely<Database>,
  year: number,
): Promise<UnprintedPaper[]> {
  const [from, thru] = [`${year}-01-01`, `${year}-12-31`];
  const read = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const { name } = await trx.selectFrom('settings').select('name').executeTakeFirstOrThrow();
      const boxes = await trx
        .selectFrom('cashBox')
        .select('id')
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('ledgerLine')
              .select('ledgerLine.id')
              .whereRef('ledgerLine.cashBoxId', '=', 'cashBox.id')
              .where('postingDay', '<=', thru),
          ),
        )
        .orderBy('name')
        .execute();
      const reports: CashReport[] = [];
      for (const { id } of boxes) reports.push(await readCashReport(trx, { id, from, thru }));
      return {
        association: name,
        turnover: { year, accounts: await readTurnover(trx, { from, thru }) },
        receivables: { year, accounts: await readReceivables(trx, thru) },
        reports,
      };
    });
  const { association, turnover, receivables, reports } = read;
  const paper = (kind: YearPaper, letters: readonly unknown[]): UnprintedPaper => {
    const name = yearPaperNames[kind](year);
    return {
      head: { paper: kind, association, title: name },
      name,
      fileName: `${fileNames[kind]}-${year}.pdf`,
      letters,
    };
  };
  return [
    paper('turnover', [turnover]),
    paper('receivables', [receivables]),
    ...(reports.length > 0 ? [paper('cash', reports)] : []),
  ];
}
