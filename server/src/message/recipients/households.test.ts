import { expect, test } from 'vitest';
import type { FoundPerson, Person } from './found-person.ts';
import { householdsOf } from './households.ts';

function person(id: string, home: string | null): Person {
  return {
    id,
    name: id,
    firstName: id,
    lastName: null,
    companyName: null,
    email: null,
    agreed: false,
    address: home === null ? [] : [home, '00-950 Warszawa'],
    isMember: false,
  };
}

/** Who was found by which account, each person as 'name@home', without a home as 'name'; an account '-' is none. */
function found(accounts: Readonly<Record<string, readonly string[]>>): FoundPerson[] {
  return Object.entries(accounts).flatMap(([id, people]) =>
    people.map((told) => {
      const [name = '', home = null] = told.split('@');
      return { person: person(name, home), account: id === '-' ? null : { id, gardenId: id } };
    }),
  );
}

const households = (accounts: Parameters<typeof found>[0]) =>
  householdsOf(found(accounts)).map((those) => [...new Set(those.map((one) => one.person.id))]);

test.each([
  ['the same address', { A: ['anna@Kwiatowa 1', 'jan@KWIATOWA 1'] }, [['anna', 'jan']]],
  ['two addresses', { A: ['anna@Kwiatowa 1', 'jan@Polna 2'] }, [['anna'], ['jan']]],
  ['one address and none', { A: ['anna', 'jan@Polna 2'] }, [['anna', 'jan']]],
  ['no address at all', { A: ['anna', 'jan'] }, [['anna', 'jan']]],
  [
    'two addresses, and one without',
    { A: ['anna@Kwiatowa 1', 'jan@Polna 2', 'ewa'] },
    [['anna', 'ewa'], ['jan']],
  ],
  [
    'the same address without a common account',
    { A: ['anna@Polna 2'], B: ['jan@Polna 2'] },
    [['anna'], ['jan']],
  ],
  [
    'several accounts of the same people',
    { A: ['anna@Polna 2', 'jan@Polna 2'], B: ['anna@Polna 2'], C: ['jan@Polna 2', 'ewa@Polna 2'] },
    [['anna', 'jan', 'ewa']],
  ],
  [
    'somebody without an address between two households',
    { A: ['anna@Kwiatowa 1', 'jan'], B: ['jan', 'ewa@Polna 2'] },
    [['anna', 'jan'], ['ewa']],
  ],
  [
    'somebody who has a home by another account alone',
    { A: ['anna', 'jan'], B: ['jan', 'ewa@Polna 2'] },
    [['anna', 'jan', 'ewa']],
  ],
  [
    'people without an account',
    { '-': ['anna@Polna 2', 'jan@Polna 2', 'ewa'] },
    [['anna'], ['jan'], ['ewa']],
  ],
])('%s', (_, accounts, expected) => {
  expect(households(accounts)).toEqual(expected);
});
