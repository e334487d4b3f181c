import type { Faker } from '@faker-js/faker';
import { noEnd } from '@grzadka/server/src/assignment/assignment.repo.ts';
import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import type { Insertable } from 'kysely';
import type { DemoParty, Household } from '../people/parties.ts';
import type { DemoGarden } from './gardens.ts';

type Assignment = Insertable<Database['assignment']>;

interface Needs {
  readonly gardens: readonly DemoGarden[];
  readonly households: readonly Household[];
  readonly today: Temporal.PlainDate;
}

const founded = Temporal.PlainDate.from('1978-04-01');

/**
 * Who holds which garden: couples share one, some households hold two neighbouring ones, some
 * gardens have had another holder before, a few lie fallow.
 */
export function makeAssignments(
  random: Faker,
  { gardens, households, today }: Needs,
): Assignment[] {
  const holders = holderOfEach(random, gardens, households);
  return gardens.flatMap((garden, index) => {
    const holder = holders[index];
    if (holder === undefined) return [];
    const since = dayBetween(random, founded.add({ years: 1 }), today);
    const current = holder.map((party) => assignment(garden, party, { validFrom: since }));
    const previous = random.helpers.arrayElement(households);
    if (previous === holder || random.datatype.boolean(0.8)) return current;
    const until = since.subtract({ days: 1 });
    const period = { validFrom: dayBetween(random, founded, until), validThru: until };
    return [...previous.map((party) => assignment(garden, party, period)), ...current];
  });
}

/** Hands the gardens out in order, one or two to a household, a few to nobody. */
function holderOfEach(
  random: Faker,
  gardens: readonly DemoGarden[],
  households: readonly Household[],
): (Household | undefined)[] {
  const waiting = households.values();
  let mayTakeAnother: Household | undefined;
  return gardens.map(() => {
    if (random.datatype.boolean(0.04)) return undefined;
    const second = random.datatype.boolean(0.29) ? mayTakeAnother : undefined;
    const holder = second ?? waiting.next().value;
    mayTakeAnother = second === undefined ? holder : undefined;
    return holder;
  });
}

function assignment(
  garden: DemoGarden,
  party: DemoParty,
  period: { validFrom: Temporal.PlainDate; validThru?: Temporal.PlainDate },
): Assignment {
  return {
    id: newId(),
    gardenId: garden.id,
    partyId: party.id,
    validFrom: period.validFrom.toString(),
    validThru: period.validThru?.toString() ?? noEnd,
  };
}

/** Any of the days, the first and the last one included. */
export function dayBetween(random: Faker, from: Temporal.PlainDate, thru: Temporal.PlainDate) {
  return from.add({ days: random.number.int({ max: from.until(thru).days }) });
}
