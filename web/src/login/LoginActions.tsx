import type { PartyLogin } from '@grzadka/contract/party/party-reply';
import { Box, Button, IconButton, Link as TextLink, Typography } from '@mui/material';
import { actionMark } from '../core/ordered/useItemFocus.ts';
import { paths } from '../core/paths.ts';
import { DeleteIcon, EditIcon, KeyIcon } from '../core/ui/icons.ts';
import { ScreenLink } from '../core/ui/loading/ScreenLink.tsx';
import { loginPaths } from './login.paths.ts';
import { loginText } from './login.text.ts';
import type { LoginRight } from './login-rights.ts';

interface LoginActionsProps {
  partyId: string;
  login: PartyLogin;
  right: LoginRight;
  onDelete: (login: PartyLogin) => void;
}

/** What can be done with a login: change its password, edit, delete; or why nothing can. */
export function LoginActions({ partyId, login, right, onDelete }: LoginActionsProps) {
  const { loginId, userLoginId } = login;
  if (right === 'higher-rank') {
    return (
      <Typography variant="body2" color="textSecondary">
        {loginText.higherRank}
      </Typography>
    );
  }
  if (right === 'own') {
    return (
      <Typography variant="body2" color="textSecondary">
        {loginText.ownLogin}{' '}
        <TextLink component={ScreenLink} to={paths.personalData}>
          {loginText.ownAccount}
        </TextLink>
      </Typography>
    );
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
      <Button
        component={ScreenLink}
        to={loginPaths.setPassword(partyId, userLoginId)}
        startIcon={<KeyIcon />}
        aria-label={`${loginText.changePassword}: ${loginId}`}
      >
        {loginText.changePassword}
      </Button>
      <Button
        component={ScreenLink}
        to={loginPaths.edit(partyId, userLoginId)}
        startIcon={<EditIcon />}
        aria-label={`${loginText.startEdit}: ${loginId}`}
        {...actionMark('edit')}
      >
        {loginText.startEdit}
      </Button>
      <IconButton
        title={loginText.delete}
        aria-label={`${loginText.delete}: ${loginId}`}
        onClick={() => onDelete(login)}
      >
        <DeleteIcon />
      </IconButton>
    </Box>
  );
}
