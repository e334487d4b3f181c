import {
  type PartyType,
  partyCreate,
  partyTypeLabels,
  registerNumber,
} from '@grzadka/contract/party/party.model';
import * as z from 'zod/mini';
import { checkedBy, textCell, wordCell } from '../cells/cell.ts';

const partyTypes: Readonly<Record<string, PartyType>> = {
  [partyTypeLabels.person]: 'person',
  'osoba fizyczna': 'person',
  [partyTypeLabels.company]: 'company',
};

/** A row of the parties' list: what the party form takes, and the register's number. */
export const partyRow = checkedBy(
  z.intersection(z.object({ registerNumber }), partyCreate),
  z.object({
    registerNumber: textCell,
    partyType: wordCell(partyTypes, Object.values(partyTypeLabels).join(' albo ')),
    firstName: textCell,
    lastName: textCell,
    companyName: textCell,
    nip: textCell,
    regon: textCell,
    krs: textCell,
    phone: textCell,
    email: textCell,
    street: textCell,
    houseNumber: textCell,
    postalCode: textCell,
    city: textCell,
  }),
);

/** What identifies a party with a register number; those without one are the same only if the whole row is. */
export const partyIdentity = z.object({ registerNumber: checkedBy(registerNumber, textCell) });

export type PartyIdentity = z.output<typeof partyIdentity>;
export type PartyRow = z.output<typeof partyRow>;
