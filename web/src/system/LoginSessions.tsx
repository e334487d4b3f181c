import { roleLabel } from '@grzadka/contract/core/access/roles';
import { mayManage } from '@grzadka/contract/login/rank';
import type { LoginSession } from '@grzadka/contract/system/login-session.model';
import { useMay, useRole } from '../core/access/access.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { PlainList } from '../core/ui/elements/PlainList.tsx';
import { Stack } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { Section } from '../core/ui/Section.tsx';
import { SessionRow } from '../session/SessionRow.tsx';
import { sessionsText } from './sessions.text.ts';
import { isOwn, ownerName, type SessionsOfLogin } from './sessions-by-login.ts';

interface LoginSessionsProps {
  /** All of one login. */
  sessions: SessionsOfLogin;
  onEnd: (session: LoginSession) => void;
  onEndAll: (sessions: SessionsOfLogin) => void;
}

/** A login with the browsers in which it is signed in, and the ways to end that as far as rank allows. */
export function LoginSessions({ sessions, onEnd, onEndAll }: LoginSessionsProps) {
  const [{ loginId, role }] = sessions;
  const ownRole = useRole();
  const isWithinRank = ownRole !== undefined && mayManage(ownRole, role);
  const mayEnd = useMay('session:end') && isWithinRank;
  const name = ownerName(sessions[0]);
  const endAll = isOwn(sessions) ? sessionsText.endOthers : sessionsText.endAll;
  return (
    <Section
      title={name}
      actions={
        mayEnd &&
        sessions.length > 1 && (
          <Button
            look="outlined"
            aria-label={`${endAll}: ${name}`}
            onClick={() => onEndAll(sessions)}
          >
            {endAll}
          </Button>
        )
      }
    >
      <Stack gap={12}>
        <Text isQuiet hasLongWords>
          {sessionsText.login(loginId, roleLabel(role))}
          {!isWithinRank && ` ${sessionsText.higherRank}`}
        </Text>
        <PlainList>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              owner={name}
              onEnd={mayEnd ? onEnd : undefined}
            />
          ))}
        </PlainList>
      </Stack>
    </Section>
  );
}
