import type { Faker } from '@faker-js/faker';
import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { foldText } from '@grzadka/server/src/core/fold-text.ts';
import type { Insertable } from 'kysely';
import { address } from './addresses.ts';
import { nip, regon } from './identifiers.ts';
import { personName, type Sex, surname } from './names.ts';

export type DemoParty = Insertable<Database['party']>;

/** Those who hold gardens together: one person, a couple, or a company. */
export type Household = readonly DemoParty[];

const couples = 110;
const singles = 330;

const companyNames = [
  'Szkółka Drzew „Jabłonka” sp. z o.o.',
  'Pasieka Łąkowa s.c.',
  'Stowarzyszenie Zielone Żubardzie',
  'Fundacja Ogrody Pokoleń',
  'Przedszkole „Skrzaty” sp. z o.o.',
  'Kwiaciarnia Róża i Syn sp.j.',
];

/** 550 persons, many of them couples, and a few companies; numbered in the register. */
export function makeHouseholds(random: Faker): Household[] {
  const households = random.helpers.shuffle([
    ...Array.from({ length: couples }, () => couple(random)),
    ...Array.from({ length: singles }, () => [person(random, surname(random))]),
    ...companyNames.map((name) => [company(random, name)]),
  ]);
  for (const [index, party] of households.flat().entries()) party.registerNumber = `${index + 1}`;
  return households;
}

/** Somebody without a garden, the last one in the register. */
export function makeWaiting(random: Faker, others: number): DemoParty {
  return { ...person(random, surname(random)), registerNumber: `${others + 1}` };
}

function couple(random: Faker): DemoParty[] {
  const family = surname(random);
  const home = address(random);
  return [
    Object.assign(person(random, family, 'female'), home),
    Object.assign(person(random, family, 'male'), home),
  ];
}

function person(random: Faker, family: string, sex?: Sex): DemoParty {
  const name = personName(random, family, sex);
  return {
    id: newId(),
    partyType: 'person',
    ...name,
    phone: random.helpers.maybe(() => phone(random), { probability: 0.8 }) ?? null,
    email: random.helpers.maybe(() => personEmail(random, name), { probability: 0.4 }) ?? null,
    // About some people the association knows no more than the name.
    ...random.helpers.maybe(() => address(random), { probability: 0.95 }),
  };
}

function company(random: Faker, companyName: string): DemoParty {
  return {
    id: newId(),
    partyType: 'company',
    companyName,
    nip: nip(random),
    regon: regon(random),
    krs: random.helpers.maybe(() => `0000${random.string.numeric(6)}`) ?? null,
    phone: phone(random),
    email: `biuro${random.string.numeric(3)}@example.com`,
    ...address(random),
  };
}

/** A number that nobody in Poland can have. */
function phone(random: Faker): string {
  return `48000${random.string.numeric(6)}`;
}

/** An address that leads nowhere: example.com is reserved. */
export function personEmail(random: Faker, name: { firstName: string; lastName: string }): string {
  const [first, last] = [name.firstName, name.lastName].map(foldText);
  return `${first}.${last}${random.string.numeric(2)}@example.com`;
}
