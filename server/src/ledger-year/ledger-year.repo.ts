import type { LedgerYear, LedgerYears } from '@grzadka/contract/ledger-year/ledger-year.model';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { instant } from '#src/core/database/wire-columns.ts';
import { readHindrances } from './read-hindrances.ts';

/** What is kept of a year that was closed at least once. */
interface KeptYear {
  readonly year: number;
  readonly version: number;
  readonly isClosed: boolean;
  readonly closedAt: string | null;
  readonly closedBy: string | null;
  readonly reopenedAt: string | null;
  readonly reopenReason: string | null;
  readonly arePapersThere: boolean;
}

/** How the years stand: enough to say which one is closed next, and which one is opened again. */
export interface YearsState {
  /** Rises with each closing and opening. */
  readonly version: number;
  /** Of the garden's day. */
  readonly thisYear: number;
  /** The first year with postings; null while there are none. */
  readonly firstYear: number | null;
  readonly kept: readonly KeptYear[];
  readonly lastClosed: number | null;
  /** The year that is closed next; null where nothing was posted before this one that is not closed. */
  readonly next: number | null;
}

/** Reads how the years stand, as of now. */
export async function readYearsState(db: Kysely<Database>): Promise<YearsState> {
  const kept = await db
    .selectFrom('ledgerYear')
    .leftJoin('login', 'login.id', 'ledgerYear.closedBy')
    .leftJoin('party', 'party.id', 'login.partyId')
    .select(['year', 'ledgerYear.version', 'reopenReason'])
    .select([
      sql<boolean>`closed_at is not null`.as('isClosed'),
      sql<boolean>`papers_at is not null`.as('arePapersThere'),
      instant(sql.ref('closedAt')).$castTo<string | null>().as('closedAt'),
      instant(sql.ref('reopenedAt')).$castTo<string | null>().as('reopenedAt'),
      sql<string | null>`coalesce(party.name, login.user_name)`.as('closedBy'),
    ])
    .orderBy('year')
    .execute();
  const { rows } = await sql<{ thisYear: number; firstYear: number | null }>`
    select extract(year from today())::integer as this_year,
      -- Each number is that of a document.
      (select min(year) from document_number)::integer as first_year
  `.execute(db);
  const { thisYear = 0, firstYear = null } = rows[0] ?? {};
  const lastClosed = kept.findLast(({ isClosed }) => isClosed)?.year ?? null;
  const following = lastClosed === null ? firstYear : lastClosed + 1;
  return {
    version: kept.reduce((sum, { version }) => sum + version, 1),
    thisYear,
    firstYear,
    kept,
    lastClosed,
    next: following !== null && following < thisYear ? following : null,
  };
}

/** The years of the ledger, the newest first, with what hinders the one that is closed next; and their version. */
export async function readYears(db: Kysely<Database>): Promise<LedgerYears & { version: number }> {
  const state = await readYearsState(db);
  const { version, thisYear, lastClosed, next, kept, firstYear } = state;
  const begun = Math.min(firstYear ?? thisYear, kept[0]?.year ?? thisYear);
  const hindrances = next === null ? [] : await readHindrances(db, next);
  const papers = await readPapers(db);
  const items = Array.from({ length: thisYear - begun + 1 }, (_, at): LedgerYear => {
    const year = thisYear - at;
    const own = kept.find((one) => one.year === year);
    const isClosed = lastClosed !== null && year <= lastClosed;
    return {
      year,
      state: isClosed ? 'closed' : year === thisYear ? 'running' : 'open',
      closedAt: own?.closedAt ?? null,
      closedBy: isClosed ? (own?.closedBy ?? null) : null,
      reopenedAt: own?.reopenedAt ?? null,
      reopenReason: own?.reopenReason ?? null,
      isNext: year === next,
      isLastClosed: year === lastClosed,
      hindrances: year === next ? hindrances : [],
      arePapersDue: own !== undefined && own.isClosed && !own.arePapersThere,
      papers: papers.filter(({ ledgerYear }) => ledgerYear === year),
    };
  });
  return { version, closedThru: lastClosed === null ? null : `${lastClosed}-12-31`, items };
}

/** What is printed of closed years, in the order in which it is made. */
async function readPapers(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('document')
    .select(['id', 'name', 'fileName', 'ledgerYear'])
    .where('ledgerYear', 'is not', null)
    .orderBy('id')
    .execute();
  return rows;
}
