import type { ListReply, ListRequest } from '@grzadka/contract/core/list/list';
import { confirmedFindingLabels } from '@grzadka/contract/meter/measurement/finding';
import type { uncheckedList } from '@grzadka/contract/meter/unchecked/unchecked.list';
import type { UncheckedListItem } from '@grzadka/contract/meter/unchecked/unchecked.model';
import { useSince } from '@grzadka/contract/meter/verdict/use-since';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { column } from '#src/core/list/conditions.ts';
import { type ListSql, listReading, runList } from '#src/core/list/run-list.ts';
import { presentUnchecked } from '../present-meter.ts';
import { readVerdictContexts } from '../verdict/read-verdict-contexts.ts';

type UncheckedList = typeof uncheckedList;

const uncheckedSource: ListSql<UncheckedList> = {
  table: 'measurement',
  search: null,
  filters: {
    type: (type) => sql`exists (
      select from meter where meter.id = ${column('measurement.meterId')} and meter.type = ${type}
    )`,
    finding: (code) => sql`${code} = any (${column('measurement.verdict')})`,
  },
  sorts: { 'measured-at': { by: column('measurement.measuredAt'), mayBeEmpty: false } },
};

/** Written out, as the index `measurement_unchecked` has it. */
const answerable = sql.join(Object.keys(confirmedFindingLabels).map((code) => sql.lit(code)));

/** The condition that a measurement waits for an answer (docs/product/readings.md#unchecked). */
export const isUnchecked = sql<boolean>`
  ${column('measurement.confirmation')} is null
  and ${column('measurement.verdict')} && array[${answerable}]
  and exists (
    select from effective_measurement counted where counted.id = ${column('measurement.id')}
  )
`;

/** One page of the measurements that wait for an answer, each with what it is to be judged by. */
export async function listUnchecked(
  db: Kysely<Database>,
  request: ListRequest<UncheckedList>,
): Promise<ListReply<UncheckedListItem>> {
  const page = await runList({ db, request, ...readUnchecked(db) });
  const asked = page.items.map(({ id, measuredAt, meter }) => ({
    meterId: meter.id,
    // Just before: what was read once more at its instant hides nothing, and others of that day come along anyway.
    measuredAt: new Date(Date.parse(measuredAt) - 1).toISOString(),
    without: id,
  }));
  const contexts = asked.length === 0 ? [] : await readVerdictContexts(db, asked);
  const items = page.items.map((item, index) => {
    const context = contexts[index]?.([]);
    const since = context && useSince(item, context);
    return {
      ...item,
      previous: since ? { value: since.before.value, measuredAt: since.before.at } : null,
      used: since?.used ?? null,
      usual: since?.usual ?? null,
    };
  });
  return { ...page, items };
}

/** How they are read, for a page or as a whole. */
export function readUnchecked(db: Kysely<Database>) {
  return listReading({
    source: uncheckedSource,
    scope: isUnchecked,
    rows: db
      .selectFrom('measurement')
      .innerJoin('meter', 'meter.id', 'measurement.meterId')
      .leftJoin('garden', 'garden.id', 'meter.gardenId')
      .select(['measurement.id', 'value', 'measuredAt'])
      .select(['measuredByFirstName', 'measuredByLastName'])
      .select(['installationId', 'channel', 'verdict', 'rolledOver'])
      .select(['meter.id as meterId', 'meter.name as meterName', 'meter.type as meterType'])
      .select(['garden.id as gardenId', 'garden.name as gardenName']),
    present: presentUnchecked,
  });
}
