import * as z from 'zod/mini';
import { keyOf } from '../core/fields.ts';
import type { Settings } from './settings.model.ts';

/** What paper says of the association, as a sentence names it: docs/product/paper.md#what-is-missing. */
export const senderPartLabels = {
  name: 'nazwa ogrodu',
  address: 'adres',
  nip: 'NIP',
  bankAccount: 'numer rachunku bankowego',
} as const;

export type SenderPart = keyof typeof senderPartLabels;

/** The parts as a reply has them. */
export const senderParts = z.array(keyOf(senderPartLabels));

/**
 * What a kind of paper needs: a list says whose it is, a receipt and a letter who sends it; what asks for money also needs the
 * account to pay to, and a code for the payment.
 */
export const neededOnPaper = {
  list: ['name'],
  receipt: ['name', 'address', 'nip'],
  letter: ['name', 'address', 'nip', 'bankAccount'],
} as const satisfies Record<string, readonly SenderPart[]>;

export type PaperKind = keyof typeof neededOnPaper;

/** What of the settings stands on paper; of a list the name is enough. */
export type SenderSettings = Pick<Settings, 'name'> &
  Partial<Pick<Settings, 'street' | 'nip' | 'bankAccount' | 'virtualAccountPrefix'>>;

/**
 * Which parts a kind of paper would be printed without, in the order of the labels. An address is whole or none; money can be
 * asked for by the association's account or by individual ones.
 */
export function paperLacks(settings: SenderSettings, kind: PaperKind): SenderPart[] {
  const { name, street, nip, bankAccount, virtualAccountPrefix } = settings;
  const given: Readonly<Record<SenderPart, string | null | undefined>> = {
    name,
    address: street,
    nip,
    bankAccount: bankAccount ?? virtualAccountPrefix,
  };
  return neededOnPaper[kind].filter((part) => given[part] == null);
}

/** Parts as a sentence names them; '' where there are none. */
export function inWords(parts: readonly SenderPart[]): string {
  return parts.map((part) => senderPartLabels[part]).join(', ');
}
