import { partyFieldLabels } from '@grzadka/contract/party/party.model';
import { FieldGroup } from '../core/form/fields/FieldGroup.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { partyText } from './party.text.ts';

/** An address is all or nothing, so each part is checked along with the others. */
const addressParts = ['street', 'houseNumber', 'postalCode', 'city'] as const;

const hints: Partial<Record<(typeof addressParts)[number], string>> = {
  postalCode: partyText.postalCodeHint,
};

/** The four parts of an address; a form has one address. */
export function AddressFields() {
  return (
    <FieldGroup title={partyText.address} hint={partyText.addressHint}>
      {addressParts.map((part) => (
        <FormTextField
          key={part}
          name={part}
          label={partyFieldLabels[part]}
          helper={hints[part]}
          checkedWith={addressParts}
        />
      ))}
    </FieldGroup>
  );
}
