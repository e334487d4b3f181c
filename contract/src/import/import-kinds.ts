import type { Permission } from '../core/access/permissions.ts';

/**
 * What can be imported, in the order in which the lists build on one another: who may write it may import it. What goes `into` a
 * record is taken on that record's screens alone.
 */
export const importKinds = {
  garden: { title: 'Działki', permission: 'garden:write' },
  party: { title: 'Podmioty', permission: 'party:write' },
  assignment: { title: 'Przypisania', permission: 'party:write' },
  meter: { title: 'Liczniki', permission: 'meter:write' },
  installation: { title: 'Założone liczniki', permission: 'installation:write' },
  reading: { title: 'Odczyty', permission: 'measurement:add' },
  opening: { title: 'Bilans otwarcia', permission: 'opening:write' },
  amount: { title: 'Kwoty ustalone ręcznie', permission: 'fee:write', into: 'charge-run' },
} as const satisfies Record<string, { title: string; permission: Permission; into?: string }>;

export type ImportKindName = keyof typeof importKinds;

export const importKindNames = Object.keys(importKinds) as [ImportKindName, ...ImportKindName[]];

/** A list that stands by itself. */
export type ListKindName = {
  [Kind in ImportKindName]: (typeof importKinds)[Kind] extends { into: string } ? never : Kind;
}[ImportKindName];

/** Those of them, in the same order. */
export const listKindNames = importKindNames.filter(
  (kind): kind is ListKindName => !('into' in importKinds[kind]),
);
