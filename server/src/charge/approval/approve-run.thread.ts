import { doForOthers } from '#src/core/thread/do-for-others.ts';
import { doApproval } from './do-approval.ts';

// Approves one run in a thread of its own, on two connections of its own, and ends with it.

await doForOthers(2, doApproval);
