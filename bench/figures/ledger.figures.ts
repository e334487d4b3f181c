import {
  closeDatabase,
  type OpenDatabase,
  openDatabase,
} from '@grzadka/server/src/core/database/open-database.ts';
import { everyCase } from '../cases/every-case.ts';
import { ledgerCases } from '../cases/ledger-cases.ts';
import { copyOf, largestLedger } from '../database/copies.ts';
import { findingsOfLedger } from '../ledger/check-ledger.ts';
import { type PostingCost, postPayments, postRun } from '../ledger/measured-postings.ts';
import { comparedP95 } from './compared-p95.ts';
import type { Figure, FigureGroup } from './figure.ts';

const series = { fewest: 20, most: 100, milliseconds: 2_000 };

const cases = {
  ...Object.fromEntries(Object.entries(everyCase).filter(([id]) => id.startsWith('settlements'))),
  ...ledgerCases,
};

/** Milliseconds within which each is to be answered, by its case; 25 for those that are not named. */
const limits: Readonly<Record<string, number>> = { balance: 10 };

/** What limits one that falls short, and what was tried; by its name. */
const notes: Readonly<Record<string, string>> = {};

const payments = 100;
const entriesOfRun = 2_000;
const runs = 3;

async function measure(): Promise<readonly Figure[]> {
  const dataSet = await largestLedger();
  const limitOf = (id: string) => limits[id] ?? 25;
  const answered = await comparedP95({ dataSet, cases, series, limitOf, notes });
  const { url } = await copyOf('books');
  await using undo = new AsyncDisposableStack();
  const opened = openDatabase(url, { max: 2, statementTimeout: 0 });
  undo.defer(() => closeDatabase(opened));
  return [...answered, await nightlyCheck(opened), ...(await postings(opened))];
}

async function nightlyCheck({ db }: OpenDatabase): Promise<Figure> {
  const begun = performance.now();
  const findings = await findingsOfLedger(db);
  if (findings.length > 0) throw new Error(`found ${JSON.stringify(findings[0])}`);
  const seconds = (performance.now() - begun) / 1000;
  return {
    name: 'the nightly check of 1,000,000 lines (books)',
    unit: 's',
    rounds: [seconds],
    target: { atMost: 60 },
  };
}

/** What it costs to write, on accounts that many are: nobody waits for another one. */
async function postings({ db }: OpenDatabase): Promise<Figure[]> {
  const paid = await postPayments(db, payments);
  const charged: PostingCost[] = [];
  for (let run = 0; run < runs; run += 1) charged.push(await postRun(db, entriesOfRun));
  const time = ({ milliseconds }: PostingCost) => milliseconds;
  const statements = ({ statements: count }: PostingCost) => count;
  return [
    { name: 'a payment posted', unit: 'ms', rounds: paid.map(time), target: { atMost: 25 } },
    { name: 'its statements', unit: '', rounds: paid.map(statements), target: { atMost: 15 } },
    {
      name: 'a document of 2,000 entries with 6,000 lines posted',
      unit: 'ms',
      rounds: charged.map(time),
      target: { atMost: 5_000 },
    },
    { name: 'its statements', unit: '', rounds: charged.map(statements), target: { atMost: 40 } },
  ];
}

export default {
  title: 'Settlement accounts and the ledger: p95 of one connection; postings',
  measure,
} satisfies FigureGroup;
