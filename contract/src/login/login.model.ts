import * as z from 'zod/mini';
import { type Role, rolesByRank } from '../core/access/roles.ts';
import { id, isStorable } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { updateBody } from '../core/record/update-body.ts';

/** The roles that the application grants; ROLE_ADMIN only the command line does. */
export const offeredRoles = [
  'ROLE_USER',
  'ROLE_EMPLOYEE',
  'ROLE_TREASURER',
  'ROLE_SUPER_USER',
] as const satisfies readonly Role[];

const lettersAndDigits = 'Login powinien składać się wyłącznie z liter i cyfr.';
const longestUserName = 64;

/**
 * The Latin letters of Europe and the ten digits. Without those that look like others: whoever reads
 * a name on a screen or in a letter has to be able to type it, and no two names may read the same. So
 * no other alphabets, whose 'а' is another letter, no ligatures, no wide letters, nor 'ı', 'ĸ' and 'ſ'.
 */
const userNameLetters = /^[0-9A-Za-zÀ-ÖØ-öø-įĴ-ķĹ-ľŁ-ňŌ-ž]+$/;

/**
 * A user name: letters, Polish ones too, and digits, at most 64. However a keyboard composes 'ó',
 * it is one letter here.
 */
export const userName = z
  .string({ error: lettersAndDigits })
  .check(
    z.trim(),
    z.normalize('NFC'),
    z.regex(userNameLetters, { error: lettersAndDigits, abort: true }),
    z.maxLength(longestUserName, messages.tooLong(longestUserName)),
  );

const tooShort = 'Hasło powininno składać się z co najmniej 8 znakow.';
const shortestPassword = 8;
const longestPassword = 128;

/** A new password, 8 to 128 characters, taken as typed; blanks alone are none. */
export const newPassword = z.string({ error: tooShort }).check(
  z.refine((typed) => typed.length >= shortestPassword && typed.trim() !== '', {
    error: tooShort,
    abort: true,
  }),
  z.maxLength(longestPassword, messages.tooLong(longestPassword)),
  z.refine(isStorable, messages.invalidCharacter),
  z.meta({ minLength: shortestPassword }),
);

/**
 * The role of a login. Any of the five, so that an administrator's login can be saved as it is;
 * whether the caller may grant it is a matter of rank (rank.ts).
 */
const role = z.enum(rolesByRank, 'Należy podać rolę.');

/** The same of a login to be made, as OpenAPI states it: a role that is given to nobody is not among them. */
const offeredRole = role.check(z.meta({ enum: offeredRoles }));

const flag = z.boolean(messages.invalidValue);

/** The new login form; `loginId` is the user name. */
export const loginCreate = z.object({
  partyId: id,
  loginId: userName,
  password: newPassword,
  role: offeredRole,
  enabled: flag,
  sendEmail: flag,
});

/** The edit login form; `loginId` is the login's id, or its user name. */
export const loginUpdate = updateBody({
  key: { loginId: id },
  fields: {},
  noneWhenAbsent: { role, enabled: flag },
});

/** A password that somebody has already, as they type it. */
export const currentPassword = z
  .string({ error: messages.fieldEmpty })
  .check(z.maxLength(1000, messages.tooLong(1000)));

/** The same where it is asked for of everybody. */
export const presentPassword = currentPassword.check(
  z.refine((typed) => typed.trim() !== '', messages.fieldEmpty),
  z.meta({ minLength: 1 }),
);

/** What a wrong one is answered with. */
export const wrongCurrentPassword = 'Obecne hasło jest nieprawidłowe. Wpisz je jeszcze raz.';

/**
 * The set password form; `loginId` as for an update. The present password is asked for of who sets their
 * own, and of nobody else.
 */
export const loginSetPassword = updateBody({
  key: { loginId: id },
  fields: {},
  noneWhenAbsent: { password: newPassword },
  besides: { currentPassword: z.nullish(currentPassword), sendEmail: flag },
});

/** A login as its edit form loads it; `roles` has one. */
export const loginDetails = z.object({
  userLoginId: z.string(),
  loginId: z.string(),
  partyId: z.nullable(z.string()),
  roles: z.array(z.string()),
  enabled: z.boolean(),
});

export type LoginDetails = z.infer<typeof loginDetails>;

/** What a user name that somebody has already is answered with. */
export const userNameTaken = 'Ta nazwa użytkownika jest już zajęta. Wybierz inną.';

/** What a ticked send-by-e-mail box is answered with for a party without an address. */
export const noEmailAddress = 'Ten podmiot nie ma adresu e-mail. Wpisz go w danych podmiotu.';
