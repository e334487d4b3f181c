import { workerData } from 'node:worker_threads';
import { printForOthers } from '#src/core/paper/print-for-others.ts';
import { type YearPaperHead, yearPaper } from './year-papers.ts';

// Prints a paper of a closed year in a thread of its own.

const head: YearPaperHead = workerData;
await printForOthers(yearPaper(head));
