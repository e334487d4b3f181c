import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import {
  type ReminderLevel,
  reminderLevelLabels,
  reminderLevels,
} from '@grzadka/contract/message/reminder-levels';
import { type ReminderRequest, reminderRequest } from '@grzadka/contract/reminder/reminder.model';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from '../core/navigation/place.ts';
import { paths } from '../core/paths.ts';
import { Stack } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { FoldOnPhone } from '../core/ui/FoldOnPhone.tsx';
import { Select } from '../core/ui/fields/Select.tsx';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../core/ui/Section.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../core/ui/screen/ScreenColumn.tsx';
import { useFailures } from '../core/ui/screen/useFailures.ts';
import { AccountsLeftOut } from './AccountsLeftOut.tsx';
import { RemindedAccounts } from './RemindedAccounts.tsx';
import { ReminderFilters } from './ReminderFilters.tsx';
import { levelParameter } from './reminder.paths.ts';
import { remindersQuery } from './reminder.queries.ts';
import { reminderText } from './reminder.text.ts';

type Narrowed = Omit<ReminderRequest, 'level'>;

/** What narrows nothing, as of today. */
function nothingNarrowed(): Narrowed {
  const filters = { sectorId: '', amountFrom: '', amountThru: '', daysFrom: '', daysThru: '' };
  return reminderRequest.parse({ day: gardenToday(), level: 1, filters });
}

/** Whom reminders of a level would go to, and why not the others; those who are chosen get a message (docs/product/reminders.md#dry-run). */
export function RemindersScreen() {
  const [address, setAddress] = useSearchParams();
  const level =
    reminderLevels.find((one) => String(one) === address.get(levelParameter)) ?? reminderLevels[0];
  // With each press of the button it is looked anew, also where nothing else is asked.
  const [{ narrowed, turn }, setAsked] = useState(() => ({ narrowed: nothingNarrowed(), turn: 0 }));
  const failures = useFailures('alert');
  const asked = { ...narrowed, level };
  return (
    <Screen
      title={reminderText.title}
      back={paths.fees}
      error={failures.error}
      onCloseError={failures.clear}
    >
      <ScreenColumn>
        <Section title={reminderText.whom}>
          <Stack gap={16}>
            <Select
              name="level"
              label={reminderText.level}
              value={String(level)}
              options={reminderLevels.map((one) => ({
                value: String(one),
                label: reminderLevelLabels[one],
              }))}
              onChange={(value) => setAddress({ [levelParameter]: value }, { replace: true })}
            />
            <Text isQuiet>{reminderText.hints[level]}</Text>
          </Stack>
        </Section>
        <FoldOnPhone title={reminderText.narrow}>
          <Section title={reminderText.narrow}>
            <ReminderFilters onAsk={(next) => setAsked({ narrowed: next, turn: turn + 1 })} />
          </Section>
        </FoldOnPhone>
        <Found key={JSON.stringify([asked, turn])} asked={asked} onFailure={failures.show} />
      </ScreenColumn>
    </Screen>
  );
}

interface FoundProps {
  asked: ReminderRequest & { level: ReminderLevel };
  onFailure: (error: Error) => void;
}

function Found({ asked, onFailure }: FoundProps) {
  const { data, error, refetch } = useQuery(remindersQuery(asked));
  if (data === undefined) {
    return (
      <Section title={reminderText.reminded}>
        <SectionWaiting error={error} failed={reminderText.failed} retry={refetch} />
      </Section>
    );
  }
  return (
    <>
      <RemindedAccounts asked={asked} accounts={data.reminded} onFailure={onFailure} />
      <AccountsLeftOut accounts={data.leftOut} clear={data.clear} />
    </>
  );
}
