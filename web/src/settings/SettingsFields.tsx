import { nipWarning, regonWarning } from '@grzadka/contract/party/checksum';
import { ownCodeSettings } from '@grzadka/contract/settings/own-codes';
import { addressWindowLabels } from '@grzadka/contract/settings/settings.model';
import { FormCheckboxField } from '../core/form/fields/CheckboxField.tsx';
import { FieldGroup, WholeRow } from '../core/form/fields/FieldGroup.tsx';
import { IdsField } from '../core/form/fields/IdsField.tsx';
import { NumberField } from '../core/form/fields/NumberField.tsx';
import { FormRadioField } from '../core/form/fields/RadioField.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import type { FeeKindOption } from '../fee-kind/fee-kind.queries.ts';
import { AddressFields } from '../party/AddressFields.tsx';
import { BankAccountField } from './BankAccountField.tsx';
import { SiteFields } from './SiteFields.tsx';
import { settingsText } from './settings.text.ts';

/** The fields of the settings, by what they are about. */
export function SettingsFields({ feeKinds }: { feeKinds: readonly FeeKindOption[] }) {
  return (
    <>
      <FieldGroup title={settingsText.garden}>
        <WholeRow>
          <FormTextField
            name="name"
            label={settingsText.name}
            helper={settingsText.nameHint}
            autoFocus
          />
        </WholeRow>
        <FormTextField
          name="shortName"
          label={settingsText.shortName}
          helper={settingsText.shortNameHint}
        />
        <FormTextField name="district" label={settingsText.district} />
      </FieldGroup>
      <FieldGroup title={settingsText.bank}>
        <BankAccountField
          name="bankAccount"
          label={settingsText.bankAccount}
          helper={settingsText.bankAccountHint}
        />
        <FormTextField
          name="virtualAccountPrefix"
          label={settingsText.virtualAccountPrefix}
          inputMode="numeric"
          helper={settingsText.virtualAccountPrefixHint}
        />
        <FormCheckboxField
          name="booksAutomatically"
          label={settingsText.booksAutomatically}
          helper={settingsText.booksAutomaticallyHint}
        />
      </FieldGroup>
      <FieldGroup title={settingsText.fees}>
        <FormCheckboxField
          name="overpaymentsUsed"
          label={settingsText.overpaymentsUsed}
          helper={settingsText.overpaymentsUsedHint}
        />
        <FormCheckboxField
          name="interestFirst"
          label={settingsText.interestFirst}
          helper={settingsText.interestFirstHint}
        />
        <FormTextField
          name="interestMinimum"
          label={settingsText.interestMinimum}
          inputMode="decimal"
          helper={settingsText.interestMinimumHint}
        />
        <FormCheckboxField
          name="secondPersonApproves"
          label={settingsText.secondPersonApproves}
          helper={settingsText.secondPersonApprovesHint}
        />
        <FormRadioField
          name="addressWindow"
          label={settingsText.addressWindow}
          options={addressWindowLabels}
        />
      </FieldGroup>
      <FieldGroup title={settingsText.handovers}>
        <WholeRow>
          <FormTextField
            name="handoverPoints"
            label={settingsText.handoverPoints}
            lines={{ least: 2, most: 6 }}
            helper={settingsText.handoverPointsHint}
          />
        </WholeRow>
        <WholeRow>
          <IdsField
            name="entryFeeKindIds"
            label={settingsText.entryFeeKindIds}
            hint={
              feeKinds.length === 0 ? settingsText.noFeeKinds : settingsText.entryFeeKindIdsHint
            }
            options={feeKinds.map(({ id, name }) => ({ id, label: name }))}
          />
        </WholeRow>
      </FieldGroup>
      <FieldGroup title={settingsText.reminders}>
        <FormTextField
          name="reminderMinimum"
          label={settingsText.reminderMinimum}
          inputMode="decimal"
          helper={settingsText.reminderMinimumHint}
        />
        {(['firstReminderDays', 'secondReminderDays', 'reminderPauseDays'] as const).map((name) => (
          <FormTextField
            key={name}
            name={name}
            label={settingsText[name]}
            inputMode="numeric"
            helper={settingsText[`${name}Hint`]}
          />
        ))}
      </FieldGroup>
      <FieldGroup title={settingsText.readings}>
        <FormCheckboxField
          name="reportsOutsideRounds"
          label={settingsText.reportsOutsideRounds}
          helper={settingsText.reportsOutsideRoundsHint}
        />
        <FormCheckboxField
          name="reportsNeedPhoto"
          label={settingsText.reportsNeedPhoto}
          helper={settingsText.reportsNeedPhotoHint}
        />
      </FieldGroup>
      <FieldGroup title={settingsText.messages}>
        <FormTextField
          name="mailsPerHour"
          label={settingsText.mailsPerHour}
          inputMode="numeric"
          helper={settingsText.mailsPerHourHint}
        />
      </FieldGroup>
      <FieldGroup title={settingsText.contact}>
        <FormTextField
          name="phone"
          label={settingsText.phone}
          type="tel"
          helper={settingsText.phoneHint}
        />
        <FormTextField
          name="email"
          label={settingsText.email}
          // Not of the type email: Chromium gives the letters of 'żółw.pl' in those of the wire.
          inputMode="email"
          helper={settingsText.emailHint}
        />
        <WholeRow>
          <FormTextField
            name="officeHours"
            label={settingsText.officeHours}
            lines={{ least: 2, most: 6 }}
            helper={settingsText.officeHoursHint}
          />
        </WholeRow>
      </FieldGroup>
      <AddressFields />
      <FieldGroup title={settingsText.numbers}>
        <NumberField name="nip" label={settingsText.nip} warningFor={nipWarning} />
        <NumberField name="regon" label={settingsText.regon} warningFor={regonWarning} />
        <FormTextField name="krs" label={settingsText.krs} inputMode="numeric" />
      </FieldGroup>
      <FieldGroup title={settingsText.ownCodes}>
        <WholeRow>
          <Text isQuiet>{settingsText.ownCodesHint}</Text>
        </WholeRow>
        {Object.values(ownCodeSettings).map((name) => (
          <FormTextField key={name} name={name} label={settingsText[name]} />
        ))}
      </FieldGroup>
      <SiteFields />
    </>
  );
}
