import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { jobSchema } from '#src/core/jobs/job-schema.ts';
import { exportPersonWorker } from '#src/personal-data/export/export-person.worker.ts';
import type { ServedApp } from './serve-app.ts';

/** Has the archives that were asked for made, as a running instance does. */
export async function makeExports(app: ServedApp): Promise<void> {
  const waiting = app.db.selectFrom('personalExport').select('id').where('state', '=', 'waiting');
  const worker = exportPersonWorker(app);
  const jobs = { enqueue: () => Promise.resolve(true), enqueueMany: () => Promise.resolve() };
  for (const payload of await waiting.execute()) {
    await worker.run(payload, { isLast: true, signal: new AbortController().signal, jobs });
  }
  await sql`delete from ${sql.id(jobSchema, 'job')} where name = ${worker.job.name}`.execute(
    app.db,
  );
}

/** The files of an archive as text, by name. */
export async function readArchive(reply: Response): Promise<Readonly<Record<string, string>>> {
  const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}
