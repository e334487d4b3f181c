import { workerData } from 'node:worker_threads';
import { printForOthers } from '#src/core/paper/print-for-others.ts';
import type { CashReport } from './cash-report.repo.ts';
import { type CashReportHead, cashReportPaper } from './write-cash-report.ts';

// Prints the report of a cash box in a thread of its own.

const head: CashReportHead = workerData;
await printForOthers<CashReport>(cashReportPaper(head));
