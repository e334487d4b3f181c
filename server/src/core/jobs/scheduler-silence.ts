import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { jobSchema } from './job-schema.ts';

/**
 * Since when nothing has looked for jobs that are due; null while something does. The instance that looks writes the time down,
 * every half a minute, so that ten minutes are twenty looks missed. An instance that has only just started gives the others,
 * and itself, time to begin.
 */
export async function schedulerSilence(db: Kysely<Database>): Promise<string | null> {
  const { rows } = await sql<{ silentSince: string | null }>`
    select case when since < now() - interval '10 minutes' then since end as silent_since
    from (
      select greatest(max(cron_on), now() - make_interval(secs => ${process.uptime()})) as since
      from ${sql.id(jobSchema, 'version')}
    ) as heartbeat
  `.execute(db);
  return rows[0]?.silentSince ?? null;
}
