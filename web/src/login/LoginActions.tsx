import type { PartyLogin } from '@grzadka/contract/party/party-reply';
import { actionMark } from '../core/ordered/useItemFocus.ts';
import { paths } from '../core/paths.ts';
import { IconButton } from '../core/ui/elements/IconButton.tsx';
import { Row } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { DeleteIcon, EditIcon, KeyIcon } from '../core/ui/icons.ts';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
import { TextLink } from '../core/ui/screen/TextLink.tsx';
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
      <Text kind="body2" isQuiet>
        {loginText.higherRank}
      </Text>
    );
  }
  if (right === 'own') {
    return (
      <Text kind="body2" isQuiet>
        {loginText.ownLogin} <TextLink to={paths.personalData}>{loginText.ownAccount}</TextLink>
      </Text>
    );
  }
  return (
    <Row isCentred gap={4}>
      <ButtonLink
        to={loginPaths.setPassword(partyId, userLoginId)}
        startIcon={<KeyIcon />}
        aria-label={`${loginText.changePassword}: ${loginId}`}
      >
        {loginText.changePassword}
      </ButtonLink>
      <ButtonLink
        to={loginPaths.edit(partyId, userLoginId)}
        startIcon={<EditIcon />}
        aria-label={`${loginText.startEdit}: ${loginId}`}
        {...actionMark('edit')}
      >
        {loginText.startEdit}
      </ButtonLink>
      <IconButton
        title={loginText.delete}
        aria-label={`${loginText.delete}: ${loginId}`}
        onClick={() => onDelete(login)}
      >
        <DeleteIcon />
      </IconButton>
    </Row>
  );
}
