import type {
  GardenAssignment,
  PartyAssignment,
} from '@grzadka/contract/assignment/assignment.model';
import { recordPath } from '../core/record/record-path.ts';
import type { Period } from '../core/ui/dates/period.ts';
import { gardenPlace } from '../garden/garden.paths.ts';
import { partyPaths } from '../party/party.paths.ts';

/** An assignment seen from one of its ends: what stands at the other, and when. */
export interface AssignmentItem extends Period {
  readonly id: string;
  readonly gardenId: string;
  /** The settlement account that it is part of. */
  readonly settlementId: string;
  /** Its version, which a change of it states. */
  readonly etag: string;
  readonly name: string;
  readonly note?: string;
  /** The screen of what stands at the other end. */
  readonly to: string;
  /** Who holds what, for the questions about it. */
  readonly about: { readonly party: string; readonly garden: string };
}

/** The items of a party's gardens. */
export function gardenItems(
  party: { name: string },
  assignments: readonly PartyAssignment[],
): AssignmentItem[] {
  return assignments.map(({ garden, ...assignment }) => ({
    ...assignment,
    gardenId: garden.id,
    name: garden.name,
    note: garden.sector,
    to: recordPath(gardenPlace.screens.details, garden.id),
    about: { party: party.name, garden: garden.name },
  }));
}

/** The items of a garden's holders. */
export function holderItems(
  garden: { id: string; name: string },
  assignments: readonly GardenAssignment[],
): AssignmentItem[] {
  return assignments.map(({ party, ...assignment }) => ({
    ...assignment,
    gardenId: garden.id,
    name: party.name,
    to: partyPaths.details(party.id),
    about: { party: party.name, garden: garden.name },
  }));
}
