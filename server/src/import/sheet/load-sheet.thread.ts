import { doForOthers } from '#src/core/thread/do-for-others.ts';
import { loadSheet } from './load-sheet.ts';

// Reads one filled-in sheet in a thread of its own, on a connection of its own, and ends with it.

await doForOthers(1, loadSheet);
