import { isBankAccountRight, withCheckDigits } from '@grzadka/contract/settings/bank-account';
import type { Settings } from '@grzadka/contract/settings/settings.model';
import { deburr } from 'es-toolkit/string/deburr';

/** What a transfer needs to know of the association. */
export type Recipient = Pick<
  Settings,
  'name' | 'shortName' | 'nip' | 'bankAccount' | 'virtualAccountPrefix'
>;

/** What a transfer needs to know of a settlement account. */
export interface Payer {
  readonly number: number;
  readonly reference: string;
  /** The name of the garden; null for an account without one. */
  readonly garden: string | null;
}

/** A transfer as a person would type it. */
export interface Transfer {
  /** Null where the association has said neither of its names. */
  readonly recipient: string | null;
  /** 26 digits; null where none is known, or none of them right. */
  readonly bankAccount: string | null;
  readonly title: string;
}

/** The most characters of each, by the recommendation of the Polish Bank Association for two-dimensional codes (2013). */
const longestRecipient = 20;
const longestTitle = 32;

/** The most that a code can ask for, in grosze: six digits. */
const largestAmount = 999_999;

/** How many digits of an account follow the check digits. */
const withoutCheckDigits = 24;

/** What a person transfers, whether by a code or not: docs/product/paper.md#transfer. */
export function transferTo(recipient: Recipient, payer: Payer): Transfer {
  const named = recipient.shortName ?? plain(recipient.name ?? '').slice(0, longestRecipient);
  return {
    recipient: named.trim() || null,
    bankAccount: bankAccountOf(recipient, payer.number),
    title: titleOf(payer),
  };
}

/**
 * The text of the two-dimensional code that a bank's program reads, of at most 160 characters: docs/product/paper.md#transfer-code. Null
 * where nothing is to be paid, more than it has room for, or something is missing that it cannot do without.
 */
export function transferCode(
  { nip }: Pick<Recipient, 'nip'>,
  { recipient, bankAccount, title }: Transfer,
  grosze: number,
): string | null {
  const isPayable = grosze > 0 && grosze <= largestAmount;
  if (!isPayable || nip === null || bankAccount === null || recipient === null) return null;
  const amount = String(grosze).padStart(6, '0');
  return [nip, 'PL', bankAccount, amount, recipient, title, '', '', ''].join('|');
}

/** The account of its own that the bank keeps for a settlement account, or the association's. */
function bankAccountOf(
  { bankAccount, virtualAccountPrefix }: Recipient,
  number: number,
): string | null {
  const own = virtualAccountOf(virtualAccountPrefix, number);
  if (own !== null) return own;
  return bankAccount !== null && isBankAccountRight(bankAccount) ? bankAccount : null;
}

/**
 * The individual bank account of the settlement account of that number, 26 digits (docs/product/paper.md#individual-bank-accounts); null without a
 * prefix, or where the number has no room behind it.
 */
export function virtualAccountOf(prefix: string | null, number: number): string | null {
  if (prefix === null) return null;
  const digits = `${prefix}${String(number).padStart(withoutCheckDigits - prefix.length, '0')}`;
  return digits.length === withoutCheckDigits ? withCheckDigits(digits) : null;
}

/** The garden, cut so that the reference always fits, by which the payment is found. */
function titleOf({ garden, reference }: Payer): string {
  if (garden === null) return reference;
  const room = longestTitle - 'Dz.  '.length - reference.length;
  const name = plain(garden).slice(0, room).trim();
  return ['Dz.', name, reference].filter((part) => part !== '').join(' ');
}

/** Letters that every reader shows as they were meant, whatever encoding it takes them for; never the sign between the parts. */
function plain(text: string): string {
  return deburr(text)
    .replaceAll('|', ' ')
    .replaceAll(/[^\u0020-\u007E]/g, '')
    .replaceAll(/ +/g, ' ')
    .trim();
}
