import { roleLabel } from '@grzadka/contract/core/access/roles';
import type { PartyLogin } from '@grzadka/contract/party/party-reply';
import type { ReactNode } from 'react';
import { itemMark } from '../core/ordered/useItemFocus.ts';
import { CardRowText } from '../core/ui/CardRow.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import styles from './LoginRow.module.css';
import { loginText } from './login.text.ts';

interface LoginRowProps {
  login: PartyLogin;
  /** What can be done with it, or why nothing can. */
  children: ReactNode;
}

/** One login of a party: its name, whether it may sign in, its roles. */
export function LoginRow({ login, children }: LoginRowProps) {
  const { loginId, userLoginId, enabled, securityRoles } = login;
  return (
    <li {...itemMark(userLoginId)} className={styles['login']}>
      {/* What can be done goes below where it would leave no room for a word. */}
      <CardRowText className={styles['about']}>
        <Text isStrong>{loginId}</Text>
        <Text kind="body2" isQuiet>
          {loginText.activeState(enabled)}
        </Text>
        <Text kind="body2" isQuiet>
          {loginText.roles(securityRoles.map(roleLabel).join(', '))}
        </Text>
      </CardRowText>
      {children}
    </li>
  );
}
