import type { Settings } from './settings.model.ts';

/** What paper tells of the association, as a sentence names it: docs/product/paper.md#what-is-missing. */
export const senderPartLabels = {
  name: 'nazwa ogrodu',
  address: 'adres',
  nip: 'NIP',
  bankAccount: 'numer rachunku bankowego',
} as const;

export type SenderPart = keyof typeof senderPartLabels;

/** What a kind of paper needs: a receipt says who took the money, what asks for money also where to pay it and by which code. */
export const neededOnPaper = {
  receipt: ['name', 'address', 'nip'],
  letter: ['name', 'address', 'nip', 'bankAccount'],
} as const satisfies Record<string, readonly SenderPart[]>;

export type PaperKind = keyof typeof neededOnPaper;

/** What of the settings stands on paper. */
export type SenderSettings = Pick<
  Settings,
  'name' | 'street' | 'houseNumber' | 'postalCode' | 'city' | 'nip'
> &
  Pick<Settings, 'bankAccount' | 'virtualAccountPrefix'>;

/**
 * Which parts a kind of paper would be printed without, in the order of the labels. An address is whole or none; money can be
 * asked for by the association's account or by individual ones.
 */
export function paperLacks(settings: SenderSettings, kind: PaperKind): readonly SenderPart[] {
  const { name, street, nip, bankAccount, virtualAccountPrefix } = settings;
  const given: Readonly<Record<SenderPart, string | null>> = {
    name,
    address: street,
    nip,
    bankAccount: bankAccount ?? virtualAccountPrefix,
  };
  return neededOnPaper[kind].filter((part) => given[part] === null);
}
