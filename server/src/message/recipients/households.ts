import type { FoundPerson, Person } from './found-person.ts';

/**
 * Puts those together who live together: holders of one account at the same address. Who has no address lives with the others of their account.
 * Somebody with several plots is in one household with all who live there and share any of them.
 */
export function householdsOf(found: readonly FoundPerson[]): FoundPerson[][] {
  const homes = new Homes();
  const accounts = Map.groupBy(
    found.filter(({ account }) => account !== null),
    ({ account }) => account?.id,
  );
  const sharing = [...accounts.values()].map((those) => those.map(({ person }) => person));
  for (const people of sharing) {
    const atHome = Map.groupBy(people.filter(hasAddress), addressKey);
    for (const those of atHome.values()) homes.join(those);
  }
  const homeless = new Set(
    found.filter(({ person }) => !hasAddress(person)).map(({ person }) => person.id),
  );
  // Who joins a household may bring others along who share another plot.
  let left = -1;
  while (left !== homeless.size) {
    left = homeless.size;
    for (const people of sharing) {
      const host = people.find((person) => !homeless.has(person.id));
      const guests = people.filter((person) => homeless.has(person.id));
      if (!host) continue;
      homes.join([host, ...guests]);
      for (const guest of guests) homeless.delete(guest.id);
    }
  }
  for (const people of sharing) homes.join(people.filter((person) => homeless.has(person.id)));
  return [...Map.groupBy(found, ({ person }) => homes.of(person.id)).values()];
}

function hasAddress({ address }: Person): boolean {
  return address.length > 0;
}

function addressKey({ address }: Person): string {
  return address.join('\n').toLocaleLowerCase('pl');
}

/** Which people are in one household; a person who was joined with nobody is alone. */
class Homes {
  readonly #nextOf = new Map<string, string>();

  join(people: readonly Person[]): void {
    const [first] = people;
    if (first === undefined) return;
    for (const { id } of people) {
      const [own, shared] = [this.of(id), this.of(first.id)];
      if (own !== shared) this.#nextOf.set(own, shared);
    }
  }

  /** The household of somebody, by the id of one who is in it. */
  of(id: string): string {
    let home = id;
    for (let next = this.#nextOf.get(home); next !== undefined; next = this.#nextOf.get(home)) {
      home = next;
    }
    return home;
  }
}
