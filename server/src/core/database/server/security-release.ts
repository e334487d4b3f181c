import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables.ts';

/** One day's releases of PostgreSQL that mend faults of security. */
export interface SecurityRelease {
  /** The day they came out, 'YYYY.MM.DD'. */
  readonly day: string;
  /** Of each major version the minor one that has the corrections: 18 → 4 is 18.4. */
  readonly minors: Readonly<Record<number, number>>;
}

/**
 * The newest known one, from https://www.postgresql.org/support/security/. Kept by hand
 * (0059): whoever enters a newer one raises the bundled binaries where they are out.
 */
export const newestSecurityRelease: SecurityRelease = {
  day: '2026.05.14',
  minors: { 15: 18, 16: 14, 17: 10, 18: 4 },
};

/** What a database server lacks. */
interface MissedRelease {
  /** The version it runs, such as '18.3'. */
  readonly running: string;
  /** The version of the same major one that has the corrections, such as '18.4'. */
  readonly corrected: string;
}

/**
 * What a server of this version (as `server_version_num` has it, 180003 for 18.3) lacks of a security
 * release; null when it has it, or is of a major version that the release does not know.
 */
export function missedRelease(version: number, { minors }: SecurityRelease): MissedRelease | null {
  const major = Math.floor(version / 10_000);
  const minor = version % 10_000;
  const needed = minors[major];
  if (needed === undefined || minor >= needed) return null;
  return { running: `${major}.${minor}`, corrected: `${major}.${needed}` };
}

/**
 * The sentence that says to the operator that the database's server lacks the corrections of a security
 * release, and what to do; null when it has them.
 */
export async function describeMissedRelease(
  db: Kysely<Database>,
  { isEmbedded, release }: { isEmbedded: boolean; release: SecurityRelease },
): Promise<string | null> {
  const { rows } = await sql<{ version: number }>`
    select current_setting('server_version_num')::int as version
  `.execute(db);
  const missed = missedRelease(rows[0]?.version ?? 0, release);
  if (missed === null) return null;
  const { running, corrected } = missed;
  const [server, remedy] = isEmbedded
    ? [
        'Wbudowana baza danych',
        'zainstaluj nowszą wersję Grządki albo wskaż w DATABASE_URL serwer z tymi poprawkami.',
      ]
    : ['Serwer bazy danych', 'zaktualizuj go.'];
  return `${server} to PostgreSQL ${running}, bez poprawek bezpieczeństwa z ${release.day} (PostgreSQL ${corrected}): ${remedy}`;
}
