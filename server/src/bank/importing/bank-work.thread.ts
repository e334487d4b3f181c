import { doForOthers } from '#src/core/thread/do-for-others.ts';
import { doBankWork } from './bank-work.ts';

// Reads, previews or books one file in a thread of its own, on a connection of its own, and ends with it.

await doForOthers(1, doBankWork);
