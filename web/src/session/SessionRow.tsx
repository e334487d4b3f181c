import type { OpenSession } from '@grzadka/contract/session/open-session.model';
import { Box, Button, Chip, Typography } from '@mui/material';
import { CardRow } from '../core/ui/CardRow.tsx';
import { formatMinute } from '../core/ui/format.ts';
import { UnbrokenText } from '../core/ui/UnbrokenText.tsx';
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
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="div" sx={{ fontWeight: 600 }}>
          {name}
          {isCurrent && <Chip label={sessionRowText.thisBrowser} size="small" sx={{ ml: 1 }} />}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <UnbrokenText text={sessionRowText.signedInAt(formatMinute(createdAt))} />
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <UnbrokenText text={sessionRowText.lastUsedAt(formatMinute(lastSeenAt))} />
        </Typography>
      </Box>
      {end && (
        <Button
          variant="outlined"
          aria-label={[`${sessionRowText.end}: ${name}`, owner].filter(Boolean).join(', ')}
          onClick={end}
        >
          {sessionRowText.end}
        </Button>
      )}
    </CardRow>
  );
}
