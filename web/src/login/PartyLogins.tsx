import type { PartyLogin } from '@grzadka/contract/party/party.reply';
import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router';
import { paths } from '../app/paths.ts';
import { useMay, useRole } from '../core/access/useMay.ts';
import { AddIcon } from '../core/ui/icons.ts';
import { Section } from '../core/ui/Section.tsx';
import { WaitingOverlay } from '../core/ui/screen/WaitingOverlay.tsx';
import { DeleteLoginDialog } from './DeleteLoginDialog.tsx';
import { LoginActions } from './LoginActions.tsx';
import { LoginRow } from './LoginRow.tsx';
import { loginText } from './login.text.ts';
import { loginRight } from './login-rights.ts';
import { useLoginDeletion } from './useLoginDeletion.ts';

interface PartyLoginsProps {
  partyId: string;
  logins: readonly PartyLogin[];
  /** The login that the person is signed in with. */
  ownLoginId: string | undefined;
}

/** The logins of a party with their actions. */
export function PartyLogins({ partyId, logins, ownLoginId }: PartyLoginsProps) {
  const mayRead = useMay('login:read');
  const mayWrite = useMay('login:write');
  const person = { role: useRole(), userLoginId: ownLoginId };
  const deletion = useLoginDeletion(partyId);
  if (!mayRead) return null;
  return (
    <Section
      title={loginText.list}
      actions={
        mayWrite && (
          <Button
            component={Link}
            to={paths.loginCreate(partyId)}
            variant="outlined"
            startIcon={<AddIcon />}
          >
            {loginText.create}
          </Button>
        )
      }
    >
      {logins.length === 0 && <Typography color="textSecondary">{loginText.none}</Typography>}
      {logins.length > 0 && (
        <Box component="ul" aria-label={loginText.list} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {logins.map((login) => (
            <LoginRow key={login.userLoginId} login={login}>
              {mayWrite && (
                <LoginActions
                  partyId={partyId}
                  login={login}
                  right={loginRight(person, login)}
                  onDelete={deletion.ask}
                />
              )}
            </LoginRow>
          ))}
        </Box>
      )}
      <DeleteLoginDialog login={deletion.inQuestion} onAnswer={deletion.answer} />
      <WaitingOverlay open={deletion.isRunning} label={loginText.deleting} />
    </Section>
  );
}
