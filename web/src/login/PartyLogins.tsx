import { loginEndpoints } from '@grzadka/contract/login/login.endpoints';
import { loginRecord } from '@grzadka/contract/login/login.record';
import type { PartyLogin } from '@grzadka/contract/party/party-reply';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useMay, useRole, useUserId } from '../core/access/access.ts';
import { callDeletion, callVersioned } from '../core/api/call.ts';
import { onRowFocusWish } from '../core/list/rows/row-focus-wish.ts';
import { useItemFocus } from '../core/ordered/useItemFocus.ts';
import { DeletionQuestion } from '../core/record/DeletionQuestion.tsx';
import { useRecordDeletion } from '../core/record/useDeletion.ts';
import { PlainList } from '../core/ui/elements/PlainList.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { AddIcon } from '../core/ui/icons.ts';
import { Section } from '../core/ui/Section.tsx';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
import { useFailures } from '../core/ui/screen/useFailures.ts';
import { LoginActions } from './LoginActions.tsx';
import { LoginRow } from './LoginRow.tsx';
import { loginPaths } from './login.paths.ts';
import { loginText } from './login.text.ts';
import { loginRight } from './login-rights.ts';
import { takeNewLogin } from './new-login.ts';
import styles from './PartyLogins.module.css';

interface PartyLoginsProps {
  partyId: string;
  logins: readonly PartyLogin[];
}

/** The logins of a party with their actions. */
export function PartyLogins({ partyId, logins }: PartyLoginsProps) {
  const mayRead = useMay('login:read');
  const mayWrite = useMay('login:write');
  const person = { role: useRole(), userLoginId: useUserId() };
  const deletion = useRecordDeletion({
    record: loginRecord.name,
    read: ({ userLoginId }: PartyLogin) =>
      callVersioned(loginEndpoints.get, { params: { loginId: userLoginId } }),
    remove: ({ userLoginId }, options) =>
      callDeletion(loginEndpoints.delete, { params: { loginId: userLoginId } }, options),
    deletedText: ({ loginId }) => loginText.deleted(loginId),
    failures: useFailures('snackbar'),
  });
  const list = useRef<HTMLUListElement>(null);
  const wantFocus = useItemFocus({ list, fallback: list, isBusy: false });
  // Asked for before the effect that gives it.
  useLayoutEffect(() => {
    const added = takeNewLogin(partyId);
    if (added !== undefined) wantFocus(added, 'edit');
  }, [partyId, wantFocus]);
  // What comes back after its deletion.
  useEffect(() => onRowFocusWish(loginRecord.name, (id) => wantFocus(id, 'edit')), [wantFocus]);
  if (!mayRead) return null;
  return (
    <Section
      title={loginText.list}
      actions={
        mayWrite && (
          <ButtonLink look="outlined" to={loginPaths.create(partyId)} startIcon={<AddIcon />}>
            {loginText.create}
          </ButtonLink>
        )
      }
    >
      {logins.length === 0 && <Text isQuiet>{loginText.none}</Text>}
      {logins.length > 0 && (
        <PlainList ref={list} aria-label={loginText.list}>
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
        </PlainList>
      )}
      <DeletionQuestion
        deletion={deletion}
        title={loginText.deleteTitle}
        question={({ loginId }) => loginText.deleteQuestion(loginId)}
      >
        {() => <Text className={styles['consequence']}>{loginText.deleteConsequences}</Text>}
      </DeletionQuestion>
    </Section>
  );
}
