import type { LoginSession } from '@grzadka/contract/system/login-session.model';
import { systemEndpoints } from '@grzadka/contract/system/system.endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../core/api/call.ts';
import { DeletionQuestion } from '../core/record/DeletionQuestion.tsx';
import { useDeletion } from '../core/record/useDeletion.ts';
import { Text } from '../core/ui/elements/Text.tsx';
import { LoadFailure } from '../core/ui/screen/LoadFailure.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../core/ui/screen/ScreenColumn.tsx';
import { useFailures } from '../core/ui/screen/useFailures.ts';
import { notify } from '../core/ui/toasts/notify.ts';
import { sessionRowText } from '../session/session-row.text.ts';
import { LoginSessions } from './LoginSessions.tsx';
import { sessionsText } from './sessions.text.ts';
import { isOwn, ownerName, type SessionsOfLogin, sessionsByLogin } from './sessions-by-login.ts';
import { systemPaths } from './system.paths.ts';
import { openSessionsQuery } from './system.queries.ts';

/** Who is signed in, and in which browsers ('Kto jest zalogowany'). */
export function SessionsScreen() {
  const queryClient = useQueryClient();
  const failures = useFailures('snackbar');
  const { data, error, refetch } = useQuery(openSessionsQuery);
  const onSettled = () =>
    void queryClient.invalidateQueries({ queryKey: openSessionsQuery.queryKey });
  const ending = useDeletion({
    remove: ({ id }: LoginSession) => call(systemEndpoints.endSession, { params: { id } }),
    onDeleted: () => notify.success(sessionRowText.ended),
    failures,
    onSettled,
  });
  const endingAll = useDeletion({
    remove: ([{ userLoginId }]: SessionsOfLogin) =>
      call(systemEndpoints.endSessionsOf, { params: { userLoginId } }),
    onDeleted: (sessions) =>
      notify.success(
        isOwn(sessions) ? sessionsText.endedOthers : sessionsText.endedAll(ownerName(sessions[0])),
      ),
    failures,
    onSettled,
  });
  return (
    <Screen title={sessionsText.title} back={systemPaths.overview} busy={!data && !error}>
      {data && (
        <ScreenColumn>
          <Text>
            {sessionsText.hint}
            {data.items.length < data.totalItems &&
              ` ${sessionsText.listed(data.items.length, data.totalItems)}`}
          </Text>
          {sessionsByLogin(data.items).map((sessions) => (
            <LoginSessions
              key={sessions[0].userLoginId}
              sessions={sessions}
              onEnd={ending.ask}
              onEndAll={endingAll.ask}
            />
          ))}
        </ScreenColumn>
      )}
      {!data && error && <LoadFailure error={error} back={systemPaths.overview} retry={refetch} />}
      <DeletionQuestion
        deletion={ending}
        title={sessionRowText.endTitle}
        question={(session) =>
          sessionsText.endQuestion(
            ownerName(session),
            session.browser ?? sessionRowText.unknownBrowser,
          )
        }
        confirmLabel={sessionRowText.end}
        runningLabel={sessionRowText.ending}
      />
      <DeletionQuestion
        deletion={endingAll}
        title={sessionsText.endAllTitle}
        question={(sessions) =>
          isOwn(sessions)
            ? sessionsText.endOthersQuestion
            : sessionsText.endAllQuestion(ownerName(sessions[0]))
        }
        confirmLabel={sessionRowText.end}
        runningLabel={sessionRowText.ending}
      />
    </Screen>
  );
}
