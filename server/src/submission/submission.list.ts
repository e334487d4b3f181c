import type { ListReply, ListRequest } from '@grzadka/contract/core/list/list';
import { useSince } from '@grzadka/contract/meter/verdict/use-since';
import { verdict } from '@grzadka/contract/meter/verdict/verdict';
import type { ExportedSubmission } from '@grzadka/contract/submission/submission.export';
import type { submissionList } from '@grzadka/contract/submission/submission.list';
import type { SubmissionListItem } from '@grzadka/contract/submission/submission.model';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { column, isWithin } from '#src/core/list/conditions.ts';
import { type ListSql, listReading, runList } from '#src/core/list/run-list.ts';
import { readVerdictContexts } from '#src/meter/verdict/read-verdict-contexts.ts';
import { presentSubmission, selectSubmissions } from './present-submission.ts';

type SubmissionList = typeof submissionList;

const source: ListSql<SubmissionList> = {
  table: 'submission',
  search: null,
  indexed: { 'submitted-at': ['state'] },
  filters: {
    type: (type) => sql`exists (
      select from meter where meter.id = ${column('submission.meterId')} and meter.type = ${type}
    )`,
    decided: (range) => isWithin(column('submission.decidedAt'), range),
  },
  sorts: {
    'decided-at': { by: column('submission.decidedAt'), mayBeEmpty: true },
    'submitted-at': { by: column('submission.createdAt'), mayBeEmpty: false },
  },
};

/** How they are read for a file. */
export function readSubmissions(db: Kysely<Database>) {
  return listReading({
    source,
    rows: selectSubmissions(db),
    present: (row): ExportedSubmission => presentSubmission(row),
  });
}

/** One page of the readings that were reported, each with what it is to be judged by. */
export async function listSubmissions(
  db: Kysely<Database>,
  request: ListRequest<SubmissionList>,
): Promise<ListReply<SubmissionListItem>> {
  const page = await runList({ db, request, ...readSubmissions(db) });
  const contexts =
    page.items.length === 0
      ? []
      : await readVerdictContexts(
          db,
          page.items.map(({ meter, measuredAt, measurementId }) => ({
            meterId: meter.id,
            measuredAt,
            // What came of it does not count for itself.
            ...(measurementId !== null && { without: measurementId }),
          })),
        );
  const now = new Date();
  const items = page.items.map((item, place): SubmissionListItem => {
    const context = contexts[place]?.([]);
    const { id, value, measuredAt, confirmation, state } = item;
    const reading = { id, value, measuredAt, rolledOver: confirmation === 'rolled-over' };
    const since = context && useSince(reading, context);
    return {
      ...item,
      previous: since ? { value: since.before.value, measuredAt: since.before.at } : null,
      used: since?.used ?? null,
      usual: since?.usual ?? null,
      findings: context && state === 'waiting' ? verdict({ value, measuredAt }, context, now) : [],
    };
  });
  return { ...page, items };
}
