import type { MessageUnit } from '@grzadka/contract/message/message-kinds';
import type { Found, Person } from './found.ts';
import { householdsOf } from './households.ts';

/** Those who get one letter together, and what it is about. */
export interface Unit {
  /** Tells it from all others of its message, whenever they are found. */
  readonly key: string;
  readonly people: readonly Person[];
  readonly accountIds: readonly string[];
  readonly gardenIds: readonly string[];
}

/** The letters that go to people who were found, in their order: docs/product/messages.md#units. */
export function unitsOf(unit: MessageUnit, found: readonly Found[]): Unit[] {
  switch (unit) {
    case 'household':
      return householdsOf(found).map((those) => unitOf('household', those, idsOf(those)));
    case 'account':
      return ofEach(withAccount(found), 'account', ({ account }) => account.id);
    case 'holder':
      return ofEach(
        withAccount(found),
        'holder',
        ({ account, person }) => `${account.id}:${person.id}`,
      );
    case 'member':
      return ofEach(
        found.filter(({ person }) => person.isMember),
        'member',
        ({ person }) => person.id,
      );
    case 'person':
      return ofEach(found, 'person', ({ person }) => person.id);
  }
}

type WithAccount = Found & { readonly account: NonNullable<Found['account']> };

function withAccount(found: readonly Found[]): WithAccount[] {
  return found.filter((one): one is WithAccount => one.account !== null);
}

/** A unit of all that have the same `name`. */
function ofEach<One extends Found>(
  found: readonly One[],
  unit: MessageUnit,
  name: (one: One) => string,
): Unit[] {
  return [...Map.groupBy(found, name)].map(([own, those]) => unitOf(unit, those, own));
}

function unitOf(unit: MessageUnit, found: readonly Found[], name: string): Unit {
  const accounts = found.flatMap(({ account }) => account ?? []);
  return {
    key: `${unit}:${name}`,
    people: [...new Map(found.map(({ person }) => [person.id, person])).values()],
    accountIds: [...new Set(accounts.map(({ id }) => id))],
    gardenIds: [...new Set(accounts.flatMap(({ gardenId }) => gardenId ?? []))],
  };
}

/** Who lives together, whatever order they come in. */
function idsOf(found: readonly Found[]): string {
  return [...new Set(found.map(({ person }) => person.id))].toSorted().join('+');
}
