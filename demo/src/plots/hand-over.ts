import { noEnd } from '@grzadka/server/src/assignment/assignment.repo.ts';
import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import type { Insertable } from 'kysely';

type Assignment = Insertable<Database['assignment']>;

/**
 * Has a couple that has had its garden for long hand it over on a day to somebody who has another one, so that both pay for a
 * part of that year.
 */
export function handOver(
  assignments: readonly Assignment[],
  day: Temporal.PlainDate,
): Assignment[] {
  const last = day.subtract({ days: 1 }).toString();
  const longSince = day.subtract({ years: 2 }).toString();
  const gardens = [...Map.groupBy(assignments, ({ gardenId }) => gardenId).values()];
  const isCouple = (held: readonly Assignment[]) =>
    held.length === 2 &&
    held.every(({ validFrom, validThru }) => String(validFrom) < longSince && validThru === noEnd);
  const given = gardens.findLast(isCouple);
  const neighbour = gardens.findLast(
    (held) => held.length === 1 && String(held[0]?.validFrom) < longSince,
  )?.[0];
  if (given === undefined || neighbour === undefined) return [...assignments];
  const { gardenId } = given[0] ?? neighbour;
  const { partyId } = neighbour;
  const next = { id: newId(), gardenId, partyId, validFrom: day.toString(), validThru: noEnd };
  return [
    ...assignments.map((held) => (given.includes(held) ? { ...held, validThru: last } : held)),
    next,
  ];
}
