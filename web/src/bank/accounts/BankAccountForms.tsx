import type { BankAccountDetails } from '@grzadka/contract/bank/accounts/bank-account.model';
import { bankProfileEndpoints } from '@grzadka/contract/bank/profiles/bank-profile.endpoints';
import { largestPageSize } from '@grzadka/contract/core/list/list';
import { typedBankAccount } from '@grzadka/contract/settings/bank-account';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../core/api/call-query.ts';
import { FormSelectField } from '../../core/form/fields/SelectField.tsx';
import { EditRecordScreen } from '../../core/record/screens/EditRecordScreen.tsx';
import { NewRecordScreen } from '../../core/record/screens/NewRecordScreen.tsx';
import { FieldWithHint } from '../../core/record/screens/plain-form.tsx';
import { BankAccountField } from '../../settings/BankAccountField.tsx';
import { bankProfilePlace } from '../profiles/bank-profile.paths.ts';
import { bankAccountScreens } from './bank-account.screens.ts';
import { bankAccountText } from './bank-account.text.ts';

/** A bank account to be added. */
export function BankAccountCreateScreen() {
  return <NewRecordScreen of={bankAccountScreens} fields={fieldsOf(undefined)} />;
}

/** What may be changed of a bank account. */
export function BankAccountEditScreen() {
  return (
    <EditRecordScreen
      of={bankAccountScreens}
      start={({ nrb }) => ({ nrb: typedBankAccount(nrb) })}
      fields={fieldsOf}
    />
  );
}

function fieldsOf(account: BankAccountDetails | undefined) {
  return {
    nrb: <BankAccountField name="nrb" label={bankAccountText.number} />,
    bankProfileId: <ProfileField account={account} />,
  };
}

/** The own profiles to choose from. */
const profilesQuery = callQuery([bankProfilePlace.name, 'choice'], bankProfileEndpoints.list, {
  query: { limit: String(largestPageSize) },
});

/** Which own profile reads the tables of the account, or none. */
function ProfileField({ account }: { account: BankAccountDetails | undefined }) {
  const { data } = useQuery(profilesQuery);
  const own = account?.bankProfile;
  const others = (data?.items ?? []).filter(({ id }) => id !== own?.id);
  return (
    <FieldWithHint>
      <FormSelectField
        name="bankProfileId"
        label={bankAccountText.profile}
        helper={bankAccountText.profileHint}
        options={[
          { value: '', label: bankAccountText.noProfile },
          ...[...(own ? [own] : []), ...others].map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </FieldWithHint>
  );
}
