import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { periodIsClosed } from '@grzadka/contract/ledger/ledger.model';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import type { DocumentDraft } from './entry-draft.ts';

/** The first day of the złoty that amounts are in: before it a sum was ten thousand times as much. */
const firstDay = '1995-01-01';

/** On which days something may be posted (docs/product/ledger.md#entries). */
export interface OpenDays {
  readonly today: string;
  /** The last closed year, if any. */
  readonly closed: number | null;
  /** The year of the first opening balance, with which the books begin, if there is any. */
  readonly begun: number | null;
}

/** On which days something may be posted, as of now. */
export async function readOpenDays(db: Kysely<Database>): Promise<OpenDays> {
  const { rows } = await sql<OpenDays>`
    select today() as today,
      (select max(year) from ledger_year where closed_at is not null) as closed,
      (select min(year) from ledger_entry where series = 'BO') as begun
  `.execute(db);
  const [days] = rows;
  if (days === undefined) throw new Error('no day is told');
  return days;
}

/** Refuses days that are not there yet, those of years that are closed, and those before the books begin: 409. */
export async function requireOpenDays(
  trx: Kysely<Database>,
  documents: readonly {
    readonly series: DocumentDraft['series'];
    readonly entries: readonly { readonly postingDay: string }[];
  }[],
): Promise<void> {
  const days = await readOpenDays(trx);
  for (const { series, entries } of documents) {
    for (const { postingDay } of entries) {
      // With an opening the books begin, or begin earlier than they did.
      const known = series === 'BO' ? { ...days, begun: null } : days;
      const refusal = refusalOfDay(postingDay, known);
      if (refusal !== undefined) throw new AppError('conflict', { message: refusal });
    }
  }
}

/** Why nothing is posted on a day, in Polish; undefined where it may be. */
export function refusalOfDay(day: string, { today, closed, begun }: OpenDays): string | undefined {
  if (day > today)
    return 'Dzień księgowania jest w przyszłości. Wybierz dzień nie późniejszy niż dziś.';
  if (closed !== null && Number(day.slice(0, 4)) <= closed) return periodIsClosed(closed);
  const first = begun === null ? firstDay : `${begun}-01-01`;
  if (day >= first) return undefined;
  return `Księgi zaczynają się ${dayInFigures(first)}. Wybierz ten dzień albo późniejszy.`;
}
