import type { MessageUnit } from '@grzadka/contract/message/message-kinds';
import type { FoundPerson, Person } from './found-person.ts';
import { householdsOf } from './households.ts';

/** Those who get one letter together, and what it is about. */
export interface Unit {
  /** No other unit of its message has the same, and it stays the same whenever they are found. */
  readonly key: string;
  readonly people: readonly Person[];
  readonly accountIds: readonly string[];
  readonly gardenIds: readonly string[];
}

/** The letters that go to people who were found, in their order: docs/product/messages.md#units. */
export function unitsOf(unit: MessageUnit, found: readonly FoundPerson[]): Unit[] {
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

type WithAccount = FoundPerson & { readonly account: NonNullable<FoundPerson['account']> };

function withAccount(found: readonly FoundPerson[]): WithAccount[] {
  return found.filter((one): one is WithAccount => one.account !== null);
}

/** A unit of all that have the same `name`. */
function ofEach<One extends FoundPerson>(
  found: readonly One[],
  unit: MessageUnit,
  name: (one: One) => string,
): Unit[] {
  return [...Map.groupBy(found, name)].map(([own, those]) => unitOf(unit, those, own));
}

function unitOf(unit: MessageUnit, found: readonly FoundPerson[], name: string): Unit {
  const accounts = found.flatMap(({ account }) => account ?? []);
  return {
    key: `${unit}:${name}`,
    people: [...new Map(found.map(({ person }) => [person.id, person])).values()],
    accountIds: [...new Set(accounts.map(({ id }) => id))],
    gardenIds: [...new Set(accounts.flatMap(({ gardenId }) => gardenId ?? []))],
  };
}

/** Who lives together, whatever order they come in. */
function idsOf(found: readonly { readonly person: Pick<Person, 'id'> }[]): string {
  return [...new Set(found.map(({ person }) => person.id))].toSorted().join('+');
}

/**
 * Splits a household into those who get an e-mail each: where they agreed at several addresses, each of these gets its own, since
 * its link is to withdraw the consent of nobody else. Those who did not agree are with the first address.
 */
export function byAddress(unit: Unit): Unit[] {
  const first = unit.people.find(hasAgreed)?.email;
  const addressOf = (person: Person) => (hasAgreed(person) ? person.email : first)?.toLowerCase();
  const groups = [...Map.groupBy(unit.people, addressOf).values()];
  if (groups.length < 2) return [unit];
  return groups.map((people) => ({
    ...unit,
    key: `household:${idsOf(people.map((person) => ({ person })))}`,
    people,
  }));
}

function hasAgreed({ agreed, email }: Person): boolean {
  return agreed && email !== null;
}

/** Who a unit is of: of a household its people, since how many e-mails they get follows from their consents. */
export function membersOfKey(key: string): string[] {
  const household = 'household:';
  return key.startsWith(household) ? key.slice(household.length).split('+') : [key];
}
