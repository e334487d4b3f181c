import { workerData } from 'node:worker_threads';
import { printForOthers } from '#src/core/paper/print-for-others.ts';
import type { PaperHead } from './letter.ts';
import { labelsPaper } from './write-labels.ts';

// Prints labels for the letters of a message in a thread of its own.

const head: PaperHead = workerData;
await printForOthers(labelsPaper(head));
