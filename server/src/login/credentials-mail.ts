import { noEmailAddress } from '@grzadka/contract/login/login.model';
import { invalidFields } from '#src/core/errors/app-error.ts';
import type { MailContent } from '#src/mail/mail.repo.ts';
import { addressOfProgram, type Letter, signature, writeLetter } from '#src/mail/writing/letter.ts';

/** What a message about a login says to its owner. */
interface Credentials {
  userName: string;
  password: string;
  /** The address of the application; null where nobody configured it. */
  publicUrl: string | null;
  /** The association's name, by which the letter is signed; null where nobody has said it. */
  association: string | null;
}

/** The message that goes with a new login. */
export function newLoginMail(credentials: Credentials): MailContent {
  return writeLetter({
    subject: 'Twój login do programu Grządka',
    opening: ['od dziś możesz logować się do programu Grządka. Oto dane do logowania:'],
    facts: facts(credentials),
    closing: closing(credentials),
  });
}

/** The message that goes with a new password. */
export function newPasswordMail(credentials: Credentials): MailContent {
  return writeLetter({
    subject: 'Nowe hasło w programie Grządka',
    opening: [
      'masz nowe hasło do programu Grządka. Poprzednie już nie działa. Oto dane do logowania:',
    ],
    facts: facts(credentials),
    closing: closing(credentials),
  });
}

function facts({ userName, password, publicUrl }: Credentials): Letter['facts'] {
  return [
    ...addressOfProgram(publicUrl),
    { label: 'Nazwa użytkownika', value: userName },
    { label: 'Hasło', value: password },
  ];
}

/** What to do, and who says so. */
function closing({ association }: Credentials): Letter['closing'] {
  return [
    'Po zalogowaniu wybierz „Twoje dane” (na telefonie „Twoje konto”), potem „Zmień hasło”. Tę wiadomość usuń.',
    'Jeżeli nie spodziewasz się tej wiadomości, powiadom biuro ogrodu.',
    ...signature(association),
  ];
}

/** The address a message can go to; a 400 at the ticked box where there is none. */
export function requireEmail(email: string | null | undefined): string {
  if (!email) throw invalidFields({ sendEmail: noEmailAddress });
  return email;
}
