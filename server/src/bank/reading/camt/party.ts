import type { XmlElement } from '@rgrove/parse-xml';
import { readAccountNumber } from '../text/account-number.ts';
import { at, textAt } from './parse-piece.ts';

/** The 26 digits of the account that an `Id` below a path names, as IBAN or otherwise. */
export function accountAt(element: XmlElement | undefined, path: string): string | null {
  const id = at(element, path);
  return readAccountNumber(textAt(id, 'IBAN') || textAt(id, 'Othr/Id'));
}

/** The name of a party; since version 8 it stands one deeper, and it may be a bank. */
export function nameAt(parties: XmlElement | undefined, role: string): string {
  const party = at(parties, role);
  return textAt(party, 'Nm') || textAt(party, 'Pty/Nm') || textAt(party, 'Agt/FinInstnId/Nm');
}
