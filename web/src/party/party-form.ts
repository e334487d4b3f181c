import { formatPhone } from '@grzadka/contract/core/format-phone';
import type { PartyCreate, PartyType } from '@grzadka/contract/party/party.model';
import type { Party } from '@grzadka/contract/party/party-reply';

/** What the fields of the party form hold: texts of both types, so that switching loses nothing. */
export type PartyFormValues = Record<Exclude<keyof PartyCreate, 'partyType'>, string> & {
  partyType: PartyType;
};

/** The form of a party to be taken in: by default a person. */
export const emptyParty: PartyFormValues = {
  partyType: 'person',
  firstName: '',
  lastName: '',
  companyName: '',
  nip: '',
  regon: '',
  krs: '',
  phone: '',
  email: '',
  street: '',
  houseNumber: '',
  postalCode: '',
  city: '',
};

/** A phone number as people type it, with the blanks of a keyboard. */
export function typedPhone(digits: string): string {
  return formatPhone(digits).replaceAll('\u00a0', ' ');
}

/** The form of a party as it is. */
export function partyFormValues(party: Party): PartyFormValues {
  return {
    ...emptyParty,
    ...party.address,
    partyType: party.partyType,
    firstName: party.firstName ?? '',
    lastName: party.lastName ?? '',
    companyName: party.companyName ?? '',
    nip: party.nip?.number ?? '',
    regon: party.regon?.number ?? '',
    krs: party.krs?.number ?? '',
    phone: party.phone === null ? '' : typedPhone(party.phone.number),
    email: party.email?.address ?? '',
  };
}

/** What the lists call a party, by what is typed of it: docs/product/records.md#party. */
export function nameOfParty({ partyType, lastName, firstName, companyName }: PartyCreate): string {
  return (partyType === 'person' ? `${lastName} ${firstName}` : companyName) ?? '';
}
