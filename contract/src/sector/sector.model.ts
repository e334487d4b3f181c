import * as z from 'zod/mini';
import { id, text } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { updateBody } from '../core/record/update-body.ts';

/** The longest name of a sector, in characters. */
export const longestSectorName = 50;

/** All sectors together, as the query of a list names them and as they are called on the screen. */
export const allSectors = { value: 'all', label: 'Wszystkie' } as const;

const reservedNames: ReadonlySet<string> = new Set(
  Object.values(allSectors).map((name) => name.toLowerCase()),
);

/** A sector's name: unique whatever its letter case, and none of the names of all of them. */
export const sectorName = text({ max: longestSectorName, empty: messages.nameEmpty }).check(
  z.refine(
    (name) => !reservedNames.has(name.toLowerCase()),
    'Ta nazwa oznacza wszystkie sektory naraz. Wpisz inną.',
  ),
);

/** A sector; `position` is its place in the order, from 1. */
export const sector = z.object({
  id: z.string(),
  name: z.string(),
  position: z.int().check(z.minimum(1)),
  /** What a change of it is to state as If-Match: a sector is read in the list only. */
  etag: z.string(),
});

export type Sector = z.infer<typeof sector>;

/** The form of a new sector, which comes last. */
export const sectorCreate = z.object({ name: sectorName });

/** The form of a change; without a position the sector stays where it is, behind the end it comes last. */
export const sectorUpdate = updateBody({
  key: { id },
  fields: {
    name: sectorName,
    position: z.int(messages.invalidValue).check(z.minimum(1, messages.invalidValue)),
  },
});

export type SectorUpdate = z.output<typeof sectorUpdate>;

/** What keeps a sector from being deleted; the refusal names these at its fields. */
const held = { gardens: 'działki', meters: 'liczniki', campaigns: 'tury odczytów' } as const;

export type SectorHeld = keyof typeof held;

/** Whether a refusal's field names something that a sector holds. */
export function isSectorHeld(field: string): field is SectorHeld {
  return Object.hasOwn(held, field);
}

/** Why a sector is not stored, or not deleted. */
export const sectorRefusals = {
  takenName: 'Jest już sektor o tej nazwie. Wpisz inną.',
  /** Each of what it holds with how many there are. */
  inUse: (counts: readonly (readonly [SectorHeld, number])[]) => {
    const told = counts.map(([kind, count]) => `${held[kind]} (jest ich: ${count})`);
    return `Nie można usunąć sektora, który ma ${told.join(' i ')}.`;
  },
} as const;
