import * as z from 'zod/mini';
import { partyFieldLabels, partyType } from './party.model.ts';

/** The gardens a party holds today, by name. */
const gardens = z.array(z.object({ id: z.string(), name: z.string() }));

/** A party as the list shows it; `name` is "last name first name", or the company's. */
export const partyListItem = z.object({ id: z.string(), name: z.string(), partyType, gardens });

export type PartyListItem = z.infer<typeof partyListItem>;

/** What the list calls the fields of a party, on the screen and in files alike. */
export const partyListLabels = {
  name: 'Nazwa',
  partyType: partyFieldLabels.partyType,
  gardens: 'Działki',
} as const satisfies Record<Exclude<keyof PartyListItem, 'id'>, string>;

const number = z.nullable(z.object({ number: z.string() }));

/** A party with all its data; numbers are digits. */
export const party = z.extend(partyListItem, {
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  nip: number,
  regon: number,
  krs: number,
  phone: number,
  email: z.nullable(z.object({ address: z.string() })),
  address: z.nullable(
    z.object({
      street: z.string(),
      houseNumber: z.string(),
      postalCode: z.string(),
      city: z.string(),
    }),
  ),
});

export type Party = z.infer<typeof party>;

/** A login as the details of its party list it; `securityRoles` has one. */
export const partyLogin = z.object({
  userLoginId: z.string(),
  loginId: z.string(),
  enabled: z.boolean(),
  securityRoles: z.array(z.string()),
});

export type PartyLogin = z.infer<typeof partyLogin>;

/** A party with its logins. */
export const partyDetails = z.object({ party, partyLogins: z.array(partyLogin) });

export type PartyDetails = z.infer<typeof partyDetails>;
