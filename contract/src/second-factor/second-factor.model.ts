import * as z from 'zod/mini';
import { requiredDigits } from '../core/fields.ts';
import { presentPassword } from '../login/login.model.ts';

/** How many digits a code of the app has, and how many a recovery code. */
export const appCodeDigits = 6;
export const recoveryCodeDigits = 12;

/** How many recovery codes a login gets at once. */
export const recoveryCodeCount = 10;

/** What a code is answered with that is wrong, or was right before. */
export const wrongCode = 'Ten kod jest nieprawidłowy albo był już użyty. Wpisz następny.';

/** What a code of the app is answered with where the program lacks what it is checked with. */
export const codesUnreadable =
  'Program nie ma klucza, którym sprawdza kody z aplikacji. Wpisz kod zapasowy, a administratora komputera poproś o przywrócenie klucza SECOND_FACTOR_KEY.';

/** What a code is answered with whose sign-in has run out. */
export const signInOutlived = 'Minął czas na podanie kodu. Zaloguj się od nowa.';

/** A code of the app or a recovery code, as people type it. */
export const secondFactorCode = z.object({
  code: requiredDigits({
    lengths: [appCodeDigits, recoveryCodeDigits],
    wrongLength: 'Kod z aplikacji ma 6\u00a0cyfr, a kod zapasowy 12',
  }),
});

/** The form that shows that the app has taken the key over. */
export const firstCode = z.object({
  code: requiredDigits({ lengths: [appCodeDigits], wrongLength: 'Kod z aplikacji ma 6\u00a0cyfr' }),
});

/** The form of what only the password allows. */
export const passwordConfirmation = z.object({ currentPassword: presentPassword });

/** The second factor of the own login. */
export const secondFactorState = z.object({
  isOn: z.boolean(),
  /** The role asks for it, so that it cannot be switched off. */
  isRequired: z.boolean(),
  recoveryCodesLeft: z.int().check(z.nonnegative()),
});

export type SecondFactorState = z.infer<typeof secondFactorState>;

/** What an app takes over: by hand the key (Base32), by its camera the address as a QR code. */
export const secondFactorSetUp = z.object({ key: z.string(), uri: z.string() });

export type SecondFactorSetUp = z.infer<typeof secondFactorSetUp>;

/** Fresh recovery codes, in groups of four digits; nobody can read them again. */
export const freshRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
