import type { OwnSession } from '@grzadka/contract/account/account.model';
import { Box, Button, Chip, Typography } from '@mui/material';
import { formatInstant, unbroken } from '../core/ui/format.ts';
import { useSignOut } from '../session/useSessionActions.ts';
import { accountText } from './account.text.ts';

interface SessionRowProps {
  session: OwnSession;
  onEnd: (session: OwnSession) => void;
}

/** One session of the person signed in; the one that asks is ended by signing out. */
export function SessionRow({ session, onEnd }: SessionRowProps) {
  const signOut = useSignOut();
  const { browser, createdAt, lastSeenAt, isCurrent } = session;
  const name = browser ?? accountText.unknownBrowser;
  const [label, end] = isCurrent
    ? [accountText.signOut, signOut]
    : [accountText.endSession, () => onEnd(session)];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 2,
        rowGap: 1,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="div" sx={{ fontWeight: 600 }}>
          {name}
          {isCurrent && <Chip label={accountText.thisBrowser} size="small" sx={{ ml: 1 }} />}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {accountText.signedInAt(unbroken(formatInstant(createdAt)))}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {accountText.lastUsedAt(unbroken(formatInstant(lastSeenAt)))}
        </Typography>
      </Box>
      <Button variant="outlined" aria-label={`${label}: ${name}`} onClick={end}>
        {label}
      </Button>
    </Box>
  );
}
