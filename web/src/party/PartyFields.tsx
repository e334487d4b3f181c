import { nipWarning, regonWarning } from '@grzadka/contract/party/checksum';
import { partyFieldLabels, partyTypeLabels } from '@grzadka/contract/party/party.model';
import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldGroup } from '../core/form/fields/FieldGroup.tsx';
import { NumberField } from '../core/form/fields/NumberField.tsx';
import { FormRadioField } from '../core/form/fields/RadioField.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { TextLines } from '../core/form/fields/TextLines.tsx';
import { AddressFields } from './AddressFields.tsx';
import { partyText } from './party.text.ts';
import type { PartyFormValues } from './party-form.ts';

interface PartyFieldsProps {
  /** Why the e-mail address stays as it is; it can be changed where there is no reason. */
  emailObstacle?: string | undefined;
}

/**
 * The fields of a party. The type decides which are there; what was typed for the other type is
 * kept, but not sent.
 */
export function PartyFields({ emailObstacle }: PartyFieldsProps) {
  const { setFocus } = useFormContext<PartyFormValues>();
  const partyType = useWatch<PartyFormValues, 'partyType'>({ name: 'partyType' });
  const isCompany = partyType === 'company';
  const focusName = useEffectEvent(() => setFocus(isCompany ? 'companyName' : 'firstName'));
  useEffect(() => focusName(), []);
  return (
    <>
      <FormRadioField
        name="partyType"
        label={partyFieldLabels.partyType}
        options={partyTypeLabels}
      />
      {isCompany ? <CompanyFields /> : <PersonFields />}
      <FieldGroup title={partyText.contact}>
        <FormTextField
          name="phone"
          label={partyFieldLabels.phone}
          type="tel"
          helper={partyText.phoneHint}
        />
        <FormTextField
          name="email"
          label={partyFieldLabels.email}
          // Not of the type email: Chromium gives the letters of 'żółw.pl' in those of the wire.
          inputMode="email"
          disabled={emailObstacle !== undefined}
          helper={emailObstacle}
        />
      </FieldGroup>
      <AddressFields />
      <TextLines
        label={partyText.remarks}
        helper={partyText.remarksHint}
        value=""
        disabled
        lines={{ least: 2, most: 2 }}
      />
    </>
  );
}

function PersonFields() {
  return (
    <FieldGroup title={partyTypeLabels.person}>
      <FormTextField name="firstName" label={partyFieldLabels.firstName} />
      <FormTextField name="lastName" label={partyFieldLabels.lastName} />
    </FieldGroup>
  );
}

function CompanyFields() {
  return (
    <FieldGroup title={partyTypeLabels.company}>
      <FormTextField name="companyName" label={partyFieldLabels.companyName} />
      <NumberField name="nip" label={partyFieldLabels.nip} warningFor={nipWarning} />
      <NumberField name="regon" label={partyFieldLabels.regon} warningFor={regonWarning} />
      <FormTextField name="krs" label={partyFieldLabels.krs} inputMode="numeric" />
    </FieldGroup>
  );
}
