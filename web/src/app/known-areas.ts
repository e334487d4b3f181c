import type { RouteObject } from 'react-router';
import type { Area } from '../core/area.ts';
import { mayKeepEntries } from '../core/outbox/kept-database.ts';
import { routesOf } from './routes.tsx';

interface KnownAreas {
  readonly areas: readonly Area[];
  readonly routes: readonly RouteObject[];
}

const found = import.meta.glob<{ readonly area: Area }>(
  [
    '../account/account.area.ts',
    '../campaign/walk.area.tsx',
    '../help/help.area.ts',
    '../own/own.area.ts',
  ],
  { eager: true },
);

/** The areas whose screens are for whoever is signed in: a test compares them with the permissions of all. */
export const everyonesAreas: readonly Area[] = Object.values(found).map(({ area }) => area);

/** Whatever a plain user has typed before on screens of the staff goes on being sent. */
const keptEntries: Area = {
  name: 'kept-entries',
  background: {
    isDue: mayKeepEntries,
    load: async () => {
      await bringAllAreas();
      return () => null;
    },
  },
};

const atFirst = [...everyonesAreas, keptEntries];

let known: KnownAreas = {
  areas: atFirst,
  routes: routesOf(atFirst, {
    // Whatever else there is: once it has come, the address is looked up again.
    lazy: async () => {
      await bringAllAreas();
      return { Component: () => null };
    },
  }),
};

const listeners = new Set<() => void>();

/** The areas whose addresses have come: those of everybody at first, and all of them where somebody of the staff is signed in. */
export const knownAreas = {
  areas: () => known.areas,
  routes: () => known.routes,
  areWhole: () => known.areas !== atFirst,
  onChange: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;

/** Brings the addresses, menu and permissions of all areas; nothing to wait for where they have come. */
export async function bringAllAreas(): Promise<void> {
  const { areas, routes } = await import('./areas.ts');
  if (known.areas === areas) return;
  known = { areas, routes };
  for (const listener of listeners) listener();
}
