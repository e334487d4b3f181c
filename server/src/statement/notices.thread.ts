import { workerData } from 'node:worker_threads';
import { printForOthers } from '#src/core/paper/print-for-others.ts';
import type { NoticeData } from './letter.ts';
import { type NoticesHead, noticePaper } from './notice-paper.ts';

// Prints the notices of a run in a thread of its own.

const { sender, title }: NoticesHead = workerData;
await printForOthers<NoticeData>(noticePaper(sender, title));
