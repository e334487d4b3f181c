import { workerData } from 'node:worker_threads';
import { printForOthers } from '#src/core/paper/print-for-others.ts';
import { campaignSheetPaper, type SheetHead } from './write-campaign-sheet.ts';

// Prints the sheet of a round in a thread of its own.

const head: SheetHead = workerData;
await printForOthers(campaignSheetPaper(head));
