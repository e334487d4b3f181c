import { noEnd } from '@grzadka/server/src/assignment/assignment.repo.ts';
import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import type { Insertable } from 'kysely';
import type { DemoParty } from '../people/parties.ts';

type Assignment = Insertable<Database['assignment']>;
type Application = Insertable<Database['transferApplication']>;

interface Needs {
  readonly assignments: readonly Assignment[];
  /** Somebody who waits for a garden. */
  readonly waiting: DemoParty;
  readonly today: Temporal.PlainDate;
}

/**
 * Applications for the transfer of gardens: two that wait, one of them to be decided on in two days, one that was refused, and
 * one on which nobody decided in time.
 */
export function makeTransfers({ assignments, waiting, today }: Needs): Application[] {
  const longSince = today.subtract({ years: 2 }).toString();
  const held = assignments.filter(
    ({ validFrom, validThru }) => String(validFrom) < longSince && validThru === noEnd,
  );
  const of = (place: number, appliedOn: Temporal.PlainDate, about: Partial<Application>) => {
    const { gardenId, partyId } = held[place] ?? held[0] ?? noHolder();
    return {
      id: newId(),
      gardenId,
      fromPartyId: partyId,
      appliedOn: appliedOn.toString(),
      ...about,
    };
  };
  const refused = today.subtract({ months: 5 });
  return [
    of(40, today.subtract({ months: 2 }).add({ days: 2 }), { toName: 'Kowalczyk Marta' }),
    of(140, today.subtract({ days: 9 }), { toPartyId: waiting.id }),
    of(240, today.subtract({ months: 8 }), { toName: 'Adamczyk Paweł' }),
    of(340, refused, {
      toName: 'Sobczak Ewa',
      decision: 'refusal',
      decidedOn: refused.add({ days: 30 }).toString(),
      note: 'Działka ma nieuregulowane opłaty.',
    }),
  ];
}

function noHolder(): never {
  throw new Error('a garden that nobody has held for long');
}
