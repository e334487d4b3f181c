import { workerData } from 'node:worker_threads';
import { printForOthers } from '#src/core/paper/print-for-others.ts';
import type { PaperHead } from './letter.ts';
import { deliveryListPaper } from './write-delivery-list.ts';

// Prints the list on which those sign who take letters of a message, in a thread of its own.

const head: PaperHead = workerData;
await printForOthers(deliveryListPaper(head));
