import { workerData } from 'node:worker_threads';
import { printForOthers } from '#src/core/paper/print-for-others.ts';
import type { ControlList } from './control-list.repo.ts';
import { controlListPaper } from './write-control-list.ts';

// Prints the list of a run in a thread of its own.

const head: Pick<ControlList, 'association' | 'run'> = workerData;
await printForOthers<ControlList>(controlListPaper(head));
