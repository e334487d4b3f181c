import type { Faker } from '@faker-js/faker';
import type { Role } from '@grzadka/contract/core/access/roles';
import {
  generatedPasswordLength,
  generatePassword,
} from '@grzadka/contract/login/generate-password';
import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import type { Credentials } from '@grzadka/server/src/login/first-administrator.ts';
import { hashPassword } from '@grzadka/server/src/login/password.ts';
import type { Insertable } from 'kysely';
import type { DemoParty, Household } from './parties.ts';

/** One login for each role that the application grants. */
const demoLogins = [
  { userName: 'kierownik', role: 'ROLE_SUPER_USER' },
  { userName: 'skarbnik', role: 'ROLE_TREASURER' },
  { userName: 'pracownik', role: 'ROLE_EMPLOYEE' },
  { userName: 'dzialkowiec', role: 'ROLE_USER' },
] as const satisfies { userName: string; role: Role }[];

/** How many of the staff read meters; not all of them have a login. */
const readerCount = 5;

/** A login to be stored, and how to sign in with it. */
export interface DemoLogin {
  readonly row: Insertable<Database['login']>;
  readonly credentials: Credentials;
}

/** How many people have sat on the board and its audit committee of late. */
const boardSize = 12;

/** Somebody of the staff who reads meters. */
export interface Reader {
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** The id of the login; null without one. */
  readonly loginId: string | null;
}

/** Makes a login for each role; the passwords are random and stored nowhere. */
export function makeLogins(households: readonly Household[]): Promise<DemoLogin[]> {
  const owners = peopleAlone(households);
  return Promise.all(
    demoLogins.map(async ({ userName, role }, index) => {
      const password = generatePassword(generatedPasswordLength([role]));
      const row = {
        id: newId(),
        partyId: owners[index]?.id ?? null,
        userName,
        role,
        passwordHash: await hashPassword(password),
      };
      return { row, credentials: { userName, password } };
    }),
  );
}

/** Who reads the meters: the people of the office with their logins, and some without. */
export function makeReaders(
  households: readonly Household[],
  logins: readonly DemoLogin[],
): Reader[] {
  const loginOf = new Map(logins.map(({ row }) => [row.partyId, row]));
  return peopleAlone(households)
    .filter(({ id }) => loginOf.get(id)?.role !== 'ROLE_USER')
    .slice(0, readerCount)
    .map(({ id, firstName = null, lastName = null }) => ({
      firstName,
      lastName,
      loginId: loginOf.get(id)?.id ?? null,
    }));
}

/** The names of those whom the general meetings have elected. */
export function namesForBoard(random: Faker, households: readonly Household[]): string[] {
  return random.helpers
    .arrayElements(peopleAlone(households), boardSize)
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`);
}

function peopleAlone(households: readonly Household[]): DemoParty[] {
  return households
    .filter((household) => household.length === 1)
    .flat()
    .filter(({ partyType }) => partyType === 'person');
}
