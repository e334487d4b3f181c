import { outranks } from '../core/access/permissions.ts';
import type { Role } from '../core/access/roles.ts';

/**
 * Whether none of a party's logins ranks above `role`. Whoever may not manage a login may not touch what
 * leads to it either: the e-mail address that its next password is sent to, and the party itself.
 */
export function isWithinRank(role: Role, loginRoles: readonly Role[]): boolean {
  return !loginRoles.some((other) => outranks(other, role));
}

/** What a changed e-mail address of a party with a higher login is answered with. */
export const emailOfHigherRank =
  'Ten podmiot ma login o wyższych uprawnieniach niż Twój. Adres e-mail może zmienić administrator.';

/** What a row of a file is refused with that would do so. */
export const emailOfHigherRankInFile = `${emailOfHigherRank} W pliku zostaw dotychczasowy adres.`;

/** What is remarked where nobody's rank stands in the way, such as at the command line. */
export const emailOfStaff =
  'Ten podmiot ma login pracownika ogrodu. Sprawdź nowy adres e-mail: na niego przyjdzie następne hasło.';

/** What the deletion of a party is answered with that has a higher login or the own one, or whose accounts are in use. */
export const partyDeletionRefusals = {
  waits: 'Ta osoba jest na liście oczekujących. Najpierw usuń ją stamtąd: Działki → Oczekujący.',
  handedOver:
    'Ten podmiot oddaje albo przejmuje działkę, teraz albo kiedyś. Jego dane można usunąć: System → Dane osobowe.',
  higherRank:
    'Ten podmiot ma login o wyższych uprawnieniach niż Twój. Usunąć może go administrator.',
  ownLogin:
    'Ten podmiot ma login, na którym pracujesz. Usunąć może go inny użytkownik z takimi uprawnieniami.',
  settled: 'Ta osoba ma rozliczenia. Skorzystaj z: System → Dane osobowe.',
} as const;
