import * as z from 'zod/mini';
import { optionalText } from '../core/fields.ts';

const postalCode = /^\d{2}-\d{3}$/;

/** The parts of an address; each alone is optional, see `requireWholeAddress`. */
export const addressFields = {
  street: optionalText({ max: 100 }),
  houseNumber: optionalText({ max: 20 }),
  postalCode: optionalText({ max: 20, pattern: postalCode.source }).check(
    z.refine(
      (code) => code === null || postalCode.test(code),
      'Wpisz kod pocztowy z łącznikiem, na przykład 00-950',
    ),
  ),
  city: optionalText({ max: 100 }),
};

type AddressPart = keyof typeof addressFields;

/** What each missing part says when another one is filled. */
export const missingAddressParts = {
  street: 'Podaj także ulicę: wpisz cały adres albo zostaw go pustym',
  houseNumber: 'Podaj także numer domu: wpisz cały adres albo zostaw go pustym',
  postalCode: 'Podaj także kod pocztowy: wpisz cały adres albo zostaw go pustym',
  city: 'Podaj także miejscowość: wpisz cały adres albo zostaw go pustym',
} as const satisfies Record<AddressPart, string>;

const addressParts = Object.keys(missingAddressParts) as AddressPart[];

/** An address is all or nothing: what is wrong with one that was begun, by the parts that are missing. */
export function faultsOfAddress(
  address: Readonly<Record<AddressPart, string | null>>,
): Partial<Record<AddressPart, string>> {
  const missing = addressParts.filter((part) => !address[part]);
  if (missing.length === addressParts.length) return {};
  return Object.fromEntries(missing.map((part) => [part, missingAddressParts[part]]));
}

/**
 * The same of a form; of one that leaves a part as it is, only the server knows. Runs beside the fields' own checks, so a
 * part may still be as it was typed.
 */
export function requireWholeAddress(
  address: Readonly<Partial<Record<AddressPart, string | null>>>,
  context: z.core.$RefinementCtx,
): void {
  if (!isWhole(address)) return;
  for (const [part, message] of Object.entries(faultsOfAddress(address))) {
    context.addIssue({ code: 'custom', path: [part], message });
  }
}

function isWhole<Address extends object>(address: Address): address is Required<Address> {
  return addressParts.every((part) => Object.hasOwn(address, part));
}
