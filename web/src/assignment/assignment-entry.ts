import type {
  GardenAssignment,
  PartyAssignment,
} from '@grzadka/contract/assignment/assignment.model';
import { paths } from '../app/paths.ts';
import type { Period } from './period.ts';

/** An assignment seen from one of its ends: what stands at the other, and when. */
export interface AssignmentEntry extends Period {
  readonly id: string;
  readonly name: string;
  readonly note?: string;
  /** The screen of what stands at the other end. */
  readonly to: string;
  /** Who holds what, for the questions about it. */
  readonly about: { readonly party: string; readonly garden: string };
}

/** The entries of a party's gardens. */
export function gardenEntries(
  party: { name: string },
  assignments: readonly PartyAssignment[],
): AssignmentEntry[] {
  return assignments.map(({ garden, id, validFrom, validThru }) => ({
    id,
    validFrom,
    validThru,
    name: garden.name,
    note: garden.sector,
    to: paths.gardenDetails(garden.id),
    about: { party: party.name, garden: garden.name },
  }));
}

/** The entries of a garden's holders. */
export function holderEntries(
  garden: { name: string },
  assignments: readonly GardenAssignment[],
): AssignmentEntry[] {
  return assignments.map(({ party, id, validFrom, validThru }) => ({
    id,
    validFrom,
    validThru,
    name: party.name,
    to: paths.partyDetails(party.id),
    about: { party: party.name, garden: garden.name },
  }));
}
