import { workerData } from 'node:worker_threads';
import { printForOthers } from '#src/core/paper/print-for-others.ts';
import { handoverPaper } from './write-handover-paper.ts';

// Prints the page to sign of a handover pack in a thread of its own.

const association: string | null = workerData;
await printForOthers(handoverPaper(association));
