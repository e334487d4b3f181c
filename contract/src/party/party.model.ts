import * as z from 'zod/mini';
import { id, keyOf, optionalDigits, optionalText, text } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { updateBody } from '../core/record/update-body.ts';
import { ruleOver } from '../core/rules-over-fields.ts';
import { addressFields, requireWholeAddress } from './address.ts';
import { optionalEmail } from './email.ts';

/** The kinds of party with their labels. */
export const partyTypeLabels = { person: 'Osoba', company: 'Firma' } as const;

export type PartyType = keyof typeof partyTypeLabels;

export const partyType = keyOf(partyTypeLabels, messages.invalidValue);

/** How many characters each part of a party's name may have. */
const longestName = 200;
const firstName = text({ max: longestName, empty: 'Imię nie może być puste' });
const lastName = text({ max: longestName, empty: 'Nazwisko nie może być puste' });
const companyName = text({ max: longestName, empty: 'Nazwa firmy nie może być pusta' });

/** The numbers of an organisation in the registers of the state; each is optional. */
export const companyNumbers = {
  nip: optionalDigits({ lengths: [10], wrongLength: 'NIP powinien mieć 10\u00a0cyfr' }),
  regon: optionalDigits({
    lengths: [9, 14],
    wrongLength: 'REGON powinien mieć 9 albo 14\u00a0cyfr',
  }),
  krs: optionalDigits({ lengths: [10], wrongLength: 'KRS powinien mieć 10\u00a0cyfr' }),
};

/** How somebody is reached; each is optional. */
export const contactFields = {
  phone: optionalDigits({
    lengths: [11],
    wrongLength:
      'Telefon powinien mieć 11\u00a0cyfr razem z numerem kraju, np. +48\u00a0601\u00a0234\u00a0567',
    mayHavePlus: true,
  }),
  email: optionalEmail,
};

/**
 * A field of the other type of party: whatever it holds is neither checked nor kept, so that a field
 * the form hides cannot stop it.
 */
const notKept = z.pipe(
  z.optional(z.unknown()),
  z.transform(() => null),
);

const person = {
  partyType: z.literal('person'),
  firstName,
  lastName,
  companyName: notKept,
  nip: notKept,
  regon: notKept,
  krs: notKept,
  ...contactFields,
  ...addressFields,
};

const company = {
  partyType: z.literal('company'),
  firstName: notKept,
  lastName: notKept,
  companyName,
  ...companyNumbers,
  ...contactFields,
  ...addressFields,
};

const wholeAddress = ruleOver(requireWholeAddress);

/**
 * The party form: flat texts, where absent, null and blank mean none; numbers come out as digits, and one refusal says every
 * fault.
 */
export const partyCreate = z.discriminatedUnion(
  'partyType',
  [z.object(person).check(wholeAddress), z.object(company).check(wholeAddress)],
  { error: messages.invalidValue },
);

export type PartyCreate = z.output<typeof partyCreate>;

/** The same form for a party that exists; its type may change. */
export const partyUpdate = z.discriminatedUnion(
  'partyType',
  [
    updateBody({ key: { id }, fields: {}, noneWhenAbsent: person }).check(wholeAddress),
    updateBody({ key: { id }, fields: {}, noneWhenAbsent: company }).check(wholeAddress),
  ],
  { error: messages.invalidValue },
);

/** What the fields of a party are called, on the form and in files alike. */
export const partyFieldLabels = {
  partyType: 'Typ',
  firstName: 'Imię',
  lastName: 'Nazwisko',
  companyName: 'Nazwa firmy',
  nip: 'NIP',
  regon: 'REGON',
  krs: 'KRS',
  phone: 'Telefon',
  email: 'E-mail',
  street: 'Ulica',
  houseNumber: 'Numer domu',
  postalCode: 'Kod pocztowy',
  city: 'Miejscowość',
} as const satisfies Record<keyof PartyCreate, string>;

/** The number in the association's own register, which differs for namesakes. */
export const registerNumber = optionalText({ max: 50 });
