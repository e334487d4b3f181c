import type { Party, PartyListItem } from '@grzadka/contract/party/party-reply';
import type { Selectable } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

interface PartyRow extends Selectable<Database['party']> {
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
