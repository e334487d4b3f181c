import { noEmailAddress } from '@grzadka/contract/login/login.model';
import { invalidFields } from '#src/core/errors/app-error.ts';

/** The address a message can go to; a 400 at the ticked box where there is none. */
export function requireEmail(email: string | null | undefined): string {
  if (!email) throw invalidFields({ sendEmail: noEmailAddress });
  return email;
}
