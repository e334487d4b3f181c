import { reminderEndpoints } from '@grzadka/contract/reminder/reminder.endpoints';
import type { RemindedAccount, ReminderRequest } from '@grzadka/contract/reminder/reminder.model';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../core/access/access.ts';
import { call } from '../core/api/call.ts';
import { useClientKey } from '../core/api/useClientKey.ts';
import { useNavigate } from '../core/navigation/place.ts';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { Row, Stack } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { CheckboxField } from '../core/ui/fields/Checkbox.tsx';
import { Section } from '../core/ui/Section.tsx';
import { notify } from '../core/ui/toasts/notify.ts';
import { messagePath } from '../message/message.paths.ts';
import { AccountLink } from './AccountLink.tsx';
import { FirstOnes } from './FirstOnes.tsx';
import { reminderArea } from './reminder.paths.ts';
import { reminderText } from './reminder.text.ts';

interface RemindedAccountsProps {
  asked: ReminderRequest;
  accounts: readonly RemindedAccount[];
  onFailure: (error: Error) => void;
}

/** Who would be reminded, each to be chosen: all at first, but of warnings nobody. */
export function RemindedAccounts({ asked, accounts, onFailure }: RemindedAccountsProps) {
  const mayRemind = useMay('reminder:write');
  const isByHand = asked.level === 3;
  const all = accounts.map(({ settlementId }) => settlementId);
  // By what was changed, so that who comes anew with another look is chosen as the others are.
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const isChosen = ({ settlementId }: RemindedAccount) => isByHand === changed.has(settlementId);
  const chosen = accounts.filter(isChosen);
  const change = ({ settlementId }: RemindedAccount) => {
    const next = new Set(changed);
    if (!next.delete(settlementId)) next.add(settlementId);
    setChanged(next);
  };
  return (
    <Section title={reminderText.reminded}>
      {accounts.length === 0 ? (
        <Text isQuiet>{reminderText.nobody}</Text>
      ) : (
        <Stack gap={16}>
          <Text>{reminderText.sum(accounts)}</Text>
          {mayRemind && !isByHand && (
            <Row gap={8}>
              <Button look="outlined" onClick={() => setChanged(new Set())}>
                {reminderText.chooseAll}
              </Button>
              <Button look="outlined" onClick={() => setChanged(new Set(all))}>
                {reminderText.chooseNone}
              </Button>
            </Row>
          )}
          <FirstOnes label={reminderText.reminded} items={accounts}>
            {(account) => (
              <li key={account.settlementId}>
                <CheckboxField
                  name={account.settlementId}
                  label={reminderText.nameOf(account)}
                  disabled={!mayRemind}
                  isTicked={isChosen(account)}
                  onTick={() => change(account)}
                  helper={
                    <>
                      {`${reminderText.owed(account)}. ${reminderText.before(account)} `}
                      <AccountLink account={account} />
                    </>
                  }
                />
              </li>
            )}
          </FirstOnes>
          {mayRemind && <CreateButton asked={asked} chosen={chosen} onFailure={onFailure} />}
        </Stack>
      )}
    </Section>
  );
}

interface CreateButtonProps extends Omit<RemindedAccountsProps, 'accounts'> {
  chosen: readonly RemindedAccount[];
}

/** Begins the message to those who are chosen, and goes there. */
function CreateButton({ asked, chosen, onFailure }: CreateButtonProps) {
  const { keyOf } = useClientKey();
  const tellChanged = useRecordChanged(reminderArea);
  const navigate = useNavigate();
  const creating = useMutation({
    mutationFn: () => {
      const body = { ...asked, settlementIds: chosen.map(({ settlementId }) => settlementId) };
      return call(reminderEndpoints.create, { body: { ...body, clientKey: keyOf(body) } });
    },
    onError: (error) => {
      // Somebody has paid, or was reminded, meanwhile.
      tellChanged();
      onFailure(error);
    },
    onSuccess: ({ id }) => {
      tellChanged();
      notify.success(reminderText.created);
      navigate(messagePath(id));
    },
  });
  return (
    <Stack gap={8}>
      <Text as="output" isStrong>
        {chosen.length === 0 ? reminderText.chooseOne : reminderText.chosen(chosen)}
      </Text>
      <Button
        isAtStart
        look="filled"
        disabled={chosen.length === 0 || creating.isPending}
        onClick={() => creating.mutate()}
      >
        {reminderText.create}
      </Button>
    </Stack>
  );
}
