import {
  type BankAccountDetails,
  bankAccountDetails,
} from '@grzadka/contract/bank/accounts/bank-account.model';
import { bankAccountRecord } from '@grzadka/contract/bank/accounts/bank-account.record';
import { shownFields } from '@grzadka/contract/core/record/shown-fields';
import { typedBankAccount } from '@grzadka/contract/settings/bank-account';
import { paths } from '../../core/paths.ts';
import {
  RecordDetailsScreen,
  RecordFacts,
} from '../../core/record/screens/RecordDetailsScreen.tsx';
import { Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { FactList } from '../../core/ui/FactList.tsx';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { ButtonLink } from '../../core/ui/screen/ButtonLink.tsx';
import { OpeningSection } from '../../ledger/OpeningSection.tsx';
import { bankAccountScreens } from './bank-account.screens.ts';
import { agreementOf, bankAccountText } from './bank-account.text.ts';

const BankOpeningDialog = latePart(
  async () => (await import('./BankOpeningDialog.tsx')).BankOpeningDialog,
);

const shown = shownFields(bankAccountRecord, bankAccountDetails, {
  from: {
    nrb: ({ nrb }) => typedBankAccount(nrb),
    balanceGrosz: ({ balance }) => balance,
    bankProfileId: ({ bankProfile }) => bankProfile?.name,
  },
});

/** A bank account: what is on it, how that agrees with its last statement, its movements, and what was on it at first. */
export function BankAccountScreen() {
  return (
    <RecordDetailsScreen of={bankAccountScreens}>
      {(account) => (
        <>
          <RecordFacts shown={shown} record={account} />
          <Statement account={account} />
          <Section title={bankAccountText.documents}>
            <Stack gap={16}>
              <Text isQuiet>{bankAccountText.documentsHint}</Text>
              <ButtonLink isAtStart isReturning look="outlined" to={documentsPath(account.id)}>
                {bankAccountText.showDocuments}
              </ButtonLink>
            </Stack>
          </Section>
          <OpeningSection
            of={account}
            notOpened={bankAccountText.notOpened}
            Dialog={BankOpeningDialog}
          />
        </>
      )}
    </RecordDetailsScreen>
  );
}

/** The movements of money of one account. */
function documentsPath(id: string): string {
  return `${paths.transactions}?${new URLSearchParams({ 'filter-by-bank-account': 'true', 'bank-account': id })}`;
}

/** The last statement that says what was on the account, and whether the program has the same; if not, what to do. */
function Statement({ account }: { account: BankAccountDetails }) {
  const { statementDay, statementClosing, statementDifference } = account;
  return (
    <Section title={bankAccountText.statement}>
      <Stack gap={16}>
        {statementDay === null || statementClosing === null ? (
          <Text isQuiet>{bankAccountText.noStatement}</Text>
        ) : (
          <FactList
            facts={[
              {
                label: bankAccountText.statement,
                value: bankAccountText.closing(statementDay, statementClosing),
              },
              { label: bankAccountText.agreement, value: agreementOf(account) },
            ]}
          />
        )}
        {statementDifference !== null && statementDifference !== 0 && (
          <Text>{bankAccountText.differs}</Text>
        )}
      </Stack>
    </Section>
  );
}
