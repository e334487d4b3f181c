import * as z from 'zod/mini';
import { optionalText } from '../core/fields.ts';
import type { RuleContext } from '../core/rules-over-fields.ts';

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

/** The refusal of each missing part when another one is filled. */
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

/** The same of a form, for `ruleOver`; of one that leaves a part as it is, only the server knows. */
export function requireWholeAddress(
  address: Readonly<Partial<Record<AddressPart, string | null>>>,
  { hasFailed, refuse }: RuleContext,
): void {
  const isNamed = (part: AddressPart) => hasFailed(part) || Object.hasOwn(address, part);
  if (!addressParts.every(isNamed)) return;
  // What was refused was typed, too.
  const typed = (part: AddressPart) => (hasFailed(part) ? part : (address[part] ?? null));
  const faults = faultsOfAddress({
    street: typed('street'),
    houseNumber: typed('houseNumber'),
    postalCode: typed('postalCode'),
    city: typed('city'),
  });
  for (const [part, message] of Object.entries(faults)) refuse(part, message);
}
