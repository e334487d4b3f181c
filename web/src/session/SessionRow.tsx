import type { OpenSession } from '@grzadka/contract/session/open-session.model';
import { CardRow, CardRowText } from '../core/ui/CardRow.tsx';
import { Button } from '../core/ui/elements/Button.tsx';
import { Tag } from '../core/ui/elements/Tag.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { formatMinute } from '../core/ui/format.ts';
import { UnbrokenText } from '../core/ui/UnbrokenText.tsx';
import styles from './SessionRow.module.css';
import { sessionRowText } from './session-row.text.ts';
import { useSignOut } from './useSessionActions.ts';

interface SessionRowProps<Session> {
  session: Session;
  /** Whose session it is, for the name of its button; not where all are of the same person. */
  owner?: string;
  /** Not there where the person may not end it. */
  onEnd?: ((session: Session) => void) | undefined;
}

/** One session with the way to end it; the one that asks is ended by signing out. */
export function SessionRow<Session extends OpenSession>({
  session,
  owner,
  onEnd,
}: SessionRowProps<Session>) {
  const signOut = useSignOut();
  const { browser, createdAt, lastSeenAt, isCurrent } = session;
  const name = browser ?? sessionRowText.unknownBrowser;
  const end = isCurrent ? signOut : onEnd && (() => onEnd(session));
  return (
    <CardRow>
      <CardRowText>
        <Text as="div" isStrong>
          {name}
          {isCurrent && <Tag className={styles['thisBrowser']}>{sessionRowText.thisBrowser}</Tag>}
        </Text>
        <Text kind="body2" isQuiet>
          <UnbrokenText text={sessionRowText.signedInAt(formatMinute(createdAt))} />
        </Text>
        <Text kind="body2" isQuiet>
          <UnbrokenText text={sessionRowText.lastUsedAt(formatMinute(lastSeenAt))} />
        </Text>
      </CardRowText>
      {end && (
        <Button
          look="outlined"
          aria-label={[`${sessionRowText.end}: ${name}`, owner].filter(Boolean).join(', ')}
          onClick={end}
        >
          {sessionRowText.end}
        </Button>
      )}
    </CardRow>
  );
}
