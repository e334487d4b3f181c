import type { AccountLeftOut } from '@grzadka/contract/reminder/reminder.model';
import { Stack } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { Section } from '../core/ui/Section.tsx';
import { AccountLink } from './AccountLink.tsx';
import { FirstOnes } from './FirstOnes.tsx';
import { reminderText } from './reminder.text.ts';

interface AccountsLeftOutProps {
  accounts: readonly AccountLeftOut[];
  /** How many owe nothing that is overdue. */
  clear: number;
}

/** The others that owe, each with the reason why nothing goes there. */
export function AccountsLeftOut({ accounts, clear }: AccountsLeftOutProps) {
  return (
    <Section title={reminderText.leftOut}>
      <Stack gap={16}>
        <Text>
          {accounts.length === 0 ? reminderText.leftOutNobody : reminderText.sum(accounts)}
        </Text>
        {accounts.length > 0 && (
          <FirstOnes label={reminderText.leftOut} items={accounts}>
            {(account) => (
              <li key={account.settlementId}>
                <Text>{reminderText.nameOf(account)}</Text>
                <Text isStrong>{account.whyNot}</Text>
                <Text kind="body2" isQuiet>
                  {`${reminderText.owed(account)}. `}
                  <AccountLink account={account} />
                </Text>
              </li>
            )}
          </FirstOnes>
        )}
        <Text isQuiet>{reminderText.clear(clear)}</Text>
      </Stack>
    </Section>
  );
}
