import type { ExportColumn } from '../core/export/export-columns.ts';
import { formatPhone } from '../core/format-phone.ts';
import type { ListExport } from '../core/list/list.ts';
import { partyList } from './party.list.ts';
import { partyFieldLabels, partyTypeLabels } from './party.model.ts';
import { type Party, partyListLabels } from './party-reply.ts';

const text = (
  field: keyof typeof partyFieldLabels,
  value: (party: Party) => string | null | undefined,
): ExportColumn<Party> => ({
  kind: 'text',
  heading: partyFieldLabels[field],
  value: (party) => value(party) ?? null,
});

/**
 * The parties as a file, with what their details tell: the permission that opens the list opens every
 * party's details as well (docs/product/rules.md#permissions).
 */
export const partyExport: ListExport<Party> = {
  list: partyList,
  fileName: 'podmioty',
  sheetName: 'Podmioty',
  columns: [
    { kind: 'text', heading: partyListLabels.name, width: 36, value: ({ name }) => name },
    {
      kind: 'text',
      heading: partyListLabels.partyType,
      width: 10,
      value: ({ partyType }) => partyTypeLabels[partyType],
    },
    {
      kind: 'text',
      heading: partyListLabels.gardens,
      value: ({ gardens }) => gardens.map(({ name }) => name).join(', '),
    },
    text('firstName', ({ firstName }) => firstName),
    text('lastName', ({ lastName }) => lastName),
    text('companyName', ({ companyName }) => companyName),
    text('nip', ({ nip }) => nip?.number),
    text('regon', ({ regon }) => regon?.number),
    text('krs', ({ krs }) => krs?.number),
    // Who searches the file types ordinary blanks.
    text('phone', ({ phone }) => phone && formatPhone(phone.number).replaceAll('\u00a0', ' ')),
    text('email', ({ email }) => email?.address),
    text('street', ({ address }) => address?.street),
    text('houseNumber', ({ address }) => address?.houseNumber),
    text('postalCode', ({ address }) => address?.postalCode),
    text('city', ({ address }) => address?.city),
  ],
};
