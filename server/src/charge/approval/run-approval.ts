import { doInThread } from '#src/core/thread/do-in-thread.ts';
import type { AskedApproval } from './approve-run.job.ts';

const program = new URL('./approve-run.thread.ts', import.meta.url);

/** How large the heap of such a thread may become, in MB: a run of 5,000 accounts takes half of it. */
const mostHeap = 1024;

/** Does an approval that was asked for in a thread of its own. Throws what it was refused with. */
export async function runApproval(databaseUrl: string, asked: AskedApproval): Promise<void> {
  const resourceLimits = { maxOldGenerationSizeMb: mostHeap, maxYoungGenerationSizeMb: 96 };
  await doInThread(program, { databaseUrl, work: asked }, { resourceLimits });
}
