import type { GivenReminder } from '@grzadka/contract/reminder/reminder.model';
import { useQuery } from '@tanstack/react-query';
import { PlainList } from '../core/ui/elements/PlainList.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../core/ui/Section.tsx';
import { TextLink } from '../core/ui/screen/TextLink.tsx';
import { messagePath } from '../message/message.paths.ts';
import { givenRemindersQuery } from './reminder.queries.ts';
import { reminderText } from './reminder.text.ts';

/** What reminded an account, the latest first, each leading to its message; nothing where nobody was reminded. */
export function GivenReminders({ settlementId }: { settlementId: string }) {
  const { data, error, refetch } = useQuery(givenRemindersQuery(settlementId));
  if (data?.items.length === 0) return null;
  return (
    <Section title={reminderText.given}>
      {data ? (
        <PlainList hasLongWords aria-label={reminderText.given}>
          {data.items.map((given) => (
            <Given key={given.id} given={given} />
          ))}
        </PlainList>
      ) : (
        <SectionWaiting error={error} failed={reminderText.givenFailed} retry={refetch} />
      )}
    </Section>
  );
}

function Given({ given }: { given: GivenReminder }) {
  return (
    <li>
      <TextLink isReturning to={messagePath(given.messageId)}>
        {reminderText.nameOfGiven(given)}
      </TextLink>
      <Text>{reminderText.fateOf(given)}</Text>
      <Text kind="body2" isQuiet>
        {given.name}
      </Text>
    </li>
  );
}
