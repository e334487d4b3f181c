import { accountEndpoints } from '@grzadka/contract/account/account.endpoints';
import type { OpenSession } from '@grzadka/contract/session/open-session.model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../core/api/call.ts';
import { DeletionQuestion } from '../core/record/DeletionQuestion.tsx';
import { useDeletion } from '../core/record/useDeletion.ts';
import { PlainList } from '../core/ui/elements/PlainList.tsx';
import { Stack } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../core/ui/Section.tsx';
import { useFailures } from '../core/ui/screen/useFailures.ts';
import { notify } from '../core/ui/toasts/notify.ts';
import { SessionRow } from '../session/SessionRow.tsx';
import { sessionRowText } from '../session/session-row.text.ts';
import { ownSessionsQuery } from './account.queries.ts';
import { accountText } from './account.text.ts';

/** Where the person is signed in, with a way to end what is left open elsewhere. */
export function OwnSessions() {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(ownSessionsQuery);
  const ending = useDeletion({
    remove: ({ id }: OpenSession) => call(accountEndpoints.endSession, { params: { id } }),
    onDeleted: () => notify.success(sessionRowText.ended),
    failures: useFailures('snackbar'),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ownSessionsQuery.queryKey }),
  });
  return (
    <Section title={accountText.sessions}>
      <Stack gap={12}>
        <Text isQuiet>{accountText.sessionsHint}</Text>
        {data && (
          <PlainList>
            {data.items.map((session) => (
              <SessionRow key={session.id} session={session} onEnd={ending.ask} />
            ))}
          </PlainList>
        )}
        {!data && <SectionWaiting error={error} failed={accountText.failed} retry={refetch} />}
      </Stack>
      <DeletionQuestion
        deletion={ending}
        title={sessionRowText.endTitle}
        question={({ browser }) =>
          accountText.endQuestion(browser ?? sessionRowText.unknownBrowser)
        }
        confirmLabel={sessionRowText.end}
        runningLabel={sessionRowText.ending}
      />
    </Section>
  );
}
