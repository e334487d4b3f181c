import type { Faker } from '@faker-js/faker';
import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import type { Insertable } from 'kysely';
import type { DemoParty } from '../people/parties.ts';
import { dayBetween } from '../plots/assignments.ts';

interface Needs {
  readonly parties: readonly DemoParty[];
  readonly assignments: readonly Pick<
    Insertable<Database['assignment']>,
    'partyId' | 'validFrom'
  >[];
  readonly today: Temporal.PlainDate;
}

/** Shares of the people with a garden who joined PZD, and of these who left it. */
const [joined, left] = [0.85, 0.06];

/** Who is a member of PZD: most people, from the day they took their first garden; some have left. */
export function makeMemberships(
  random: Faker,
  { parties, assignments, today }: Needs,
): Insertable<Database['membership']>[] {
  const heldBy = Map.groupBy(assignments, ({ partyId }) => partyId);
  return parties.flatMap(({ id: partyId, partyType }) => {
    const [validFrom] = (heldBy.get(partyId) ?? [])
      .map((held) => String(held.validFrom))
      .toSorted();
    if (partyType !== 'person' || validFrom === undefined) return [];
    if (!random.datatype.boolean(joined)) return [];
    const since = Temporal.PlainDate.from(validFrom);
    const hasLeft = random.datatype.boolean(left);
    const validThru = hasLeft ? dayBetween(random, since, today).toString() : null;
    return [{ id: newId(), partyId, validFrom, validThru }];
  });
}
