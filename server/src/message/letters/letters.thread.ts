import { workerData } from 'node:worker_threads';
import { printForOthers } from '#src/core/paper/print-for-others.ts';
import type { LettersHead, MessageLetter } from './letter.ts';
import { lettersPaper } from './letters-paper.ts';

// Prints the letters of a message in a thread of its own.

const head: LettersHead = workerData;
await printForOthers<MessageLetter>(lettersPaper(head));
