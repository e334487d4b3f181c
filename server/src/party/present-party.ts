import type { PartyType } from '@grzadka/contract/party/party.model';
import type { Party, PartyListItem } from '@grzadka/contract/party/party.reply';

interface PartyRow {
  id: string;
  name: string;
  partyType: PartyType;
  firstName: string | null;
  lastName: string | null;
  companyName: string | null;
  nip: string | null;
  regon: string | null;
  krs: string | null;
  phone: string | null;
  email: string | null;
  street: string | null;
  houseNumber: string | null;
  postalCode: string | null;
  city: string | null;
  gardens: PartyListItem['gardens'];
}

/** A party as the wire carries it. */
export function presentParty(row: PartyRow): Party {
  const { id, name, partyType, gardens, firstName, lastName, companyName } = row;
  return {
    id,
    name,
    partyType,
    gardens,
    firstName,
    lastName,
    companyName,
    nip: presentNumber(row.nip),
    regon: presentNumber(row.regon),
    krs: presentNumber(row.krs),
    phone: presentNumber(row.phone),
    email: row.email === null ? null : { address: row.email },
    address: presentAddress(row),
  };
}

function presentNumber(number: string | null) {
  return number === null ? null : { number };
}

/** The database keeps an address whole or not at all. */
function presentAddress({ street, houseNumber, postalCode, city }: PartyRow): Party['address'] {
  if (street === null || houseNumber === null || postalCode === null || city === null) return null;
  return { street, houseNumber, postalCode, city };
}
