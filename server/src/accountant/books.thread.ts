import { doForOthers } from '#src/core/thread/do-for-others.ts';
import { makeBooks } from './make-books.ts';

// Makes one file for the accountant in a thread of its own, on a connection of its own, and ends with it.

await doForOthers(1, makeBooks);
