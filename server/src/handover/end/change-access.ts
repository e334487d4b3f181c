import { mayRole } from '@grzadka/contract/core/access/permissions';
import { handoverRefusals } from '@grzadka/contract/handover/handover.model';
import {
  generatedPasswordLength,
  generatePassword,
} from '@grzadka/contract/login/generate-password';
import { noEmailAddress } from '@grzadka/contract/login/login.model';
import { AppError, conflict } from '#src/core/errors/app-error.ts';
import { foldText } from '#src/core/fold-text.ts';
import { setAccess } from '#src/login/change-login.ts';
import { addLogin } from '#src/login/create-login.ts';
import { hasUserName } from '#src/login/login.repo.ts';
import { hashPassword } from '#src/login/password.ts';
import { beginMembership, endMembership } from '#src/membership/membership.repo.ts';
import { endText } from './end.text.ts';
import type { Ending } from './ending.ts';
import type { Named, People } from './read-people.ts';

/** Ends and begins memberships in PZD, as was chosen. */
export async function changeMemberships(
  { tx, handover, startDay, told }: Ending,
  { leaving, coming }: People,
): Promise<void> {
  const { day } = handover;
  for (const { partyId, name } of leaving.filter(({ membership }) => membership)) {
    const hasEnded = await endMembership(tx, { partyId, validThru: day });
    if (hasEnded) told.what.push(endText.endsMembership(name, day));
  }
  for (const { partyId, name } of coming.filter(({ membership }) => membership)) {
    const hasBegun = await beginMembership(tx, { partyId, validFrom: startDay });
    if (hasBegun) told.what.push(endText.beginsMembership(name, startDay));
  }
}

/** Disables the logins of who leaves and gives one to who comes, as was chosen. 403 for who may not change logins; 409 where there is no address to send the password to. */
export async function changeLogins(ending: Ending, people: People): Promise<void> {
  const leaving = people.leaving.filter(({ login }) => login);
  const coming = people.coming.filter(({ login }) => login);
  if (leaving.length + coming.length === 0) return;
  if (!mayRole(ending.caller.role, 'login:write')) {
    throw new AppError('forbidden', { message: handoverRefusals.noLogins });
  }
  for (const one of leaving) await disableLogins(ending, one);
  for (const one of coming) await giveLogin(ending, one);
}

async function disableLogins(
  { tx, caller, told }: Ending,
  { partyId, name }: Named,
): Promise<void> {
  for (const { id, userName } of await enabledLogins(tx, partyId)) {
    await setAccess(tx, { reference: id, enabled: false, caller });
    told.what.push(endText.disablesLogin(name, userName));
    told.facts.push(id);
  }
}

/** Gives a login to who has none yet. */
async function giveLogin({ tx, context, caller, told }: Ending, party: Named): Promise<void> {
  const { partyId, name, email } = party;
  if ((await enabledLogins(tx, partyId)).length > 0) return;
  if (!email) throw conflict(`${name}: ${noEmailAddress}`);
  const loginId = await freeUserName(tx, party);
  const password = generatePassword(generatedPasswordLength(['ROLE_USER']));
  await addLogin(tx, context, {
    data: {
      partyId,
      loginId,
      password,
      passwordHash: await hashPassword(password),
      role: 'ROLE_USER',
      enabled: true,
      sendEmail: true,
    },
    caller,
  });
  told.what.push(endText.givesLogin(name, loginId, email));
}

function enabledLogins({ trx }: Ending['tx'], partyId: string) {
  return trx
    .selectFrom('login')
    .select(['id', 'userName'])
    .where('partyId', '=', partyId)
    .where('enabled', '=', true)
    .orderBy('userName')
    .execute();
}

/** So many letters of a name make a user name. */
const longest = 40;

/** A user name that nobody has: the initial and the last name, or what a company is called; with a number where that is taken. */
async function freeUserName(
  { trx }: Ending['tx'],
  { name, firstName, lastName }: Named,
): Promise<string> {
  const called = lastName === null ? name : `${(firstName ?? '').slice(0, 1)}${lastName}`;
  // Of other alphabets nothing is left.
  const plain =
    foldText(called)
      .replace(/[^a-z0-9]/g, '')
      .slice(0, longest) || 'dzialkowiec';
  for (let count = 1; ; count += 1) {
    const userName = count === 1 ? plain : `${plain}${count}`;
    const taken = await trx
      .selectFrom('login')
      .select('id')
      .where(hasUserName(userName))
      .executeTakeFirst();
    if (taken === undefined) return userName;
  }
}
