import type { MailMessage } from '@grzadka/contract/mail/mail.model';
import { useRef } from 'react';
import { useMay } from '../../core/access/access.ts';
import { recordPath } from '../../core/record/record-path.ts';
import { CardRow, CardRowText } from '../../core/ui/CardRow.tsx';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { formatMinute } from '../../core/ui/format.ts';
import { ButtonLink } from '../../core/ui/screen/ButtonLink.tsx';
import { UnbrokenText } from '../../core/ui/UnbrokenText.tsx';
import { loginPaths } from '../../login/login.paths.ts';
import { messagePlace } from '../../message/message.paths.ts';
import { mailText } from './mail.text.ts';

interface MailRowProps {
  message: MailMessage;
  /** Somebody has had it tried, and nothing has come of that yet. */
  isBeingTried: boolean;
  onRetry: (message: MailMessage) => void;
}

/** A message with what became of it, and what can be done about it. */
export function MailRow({ message, isBeingTried, onRetry }: MailRowProps) {
  const { subject, recipients, refused, createdAt, state, tries } = message;
  const row = useRef<HTMLLIElement>(null);
  return (
    <CardRow ref={row} tabIndex={-1}>
      <CardRowText>
        <Text isStrong>{subject}</Text>
        <Text kind="body2">
          <UnbrokenText text={recipients.join(', ')} />
        </Text>
        <Text kind="body2" isQuiet>
          {formatMinute(createdAt)}
        </Text>
        <Text kind="body2" isQuiet={state !== 'failed'} isWrong={state === 'failed'}>
          {isBeingTried ? mailText.beingTried : mailText.state(state, tries)}
          {state === 'failed' && ` ${mailText.failedHint}`}
        </Text>
        {state !== 'failed' && refused.length > 0 && (
          <Text kind="body2" isWrong>
            <UnbrokenText text={mailText.refused(refused)} />
          </Text>
        )}
      </CardRowText>
      {!isBeingTried && (
        <MailAction
          message={message}
          onRetry={() => {
            // The button goes at once; whoever uses the keyboard goes on from here.
            row.current?.focus();
            onRetry(message);
          }}
        />
      )}
    </CardRow>
  );
}

/** A waiting message is tried at once; in place of one given up somebody sends a new password, or what it brought anew. */
function MailAction({ message, onRetry }: { message: MailMessage; onRetry: () => void }) {
  const mayRetry = useMay('mail:retry');
  const maySetPassword = useMay('login:write');
  const mayOpenMessage = useMay(messagePlace.permissions.read);
  const { state, login, messageId, subject, recipients } = message;
  const which = [subject, ...recipients].join(', ');
  if (state === 'queued' && mayRetry) {
    return (
      <Button look="outlined" aria-label={`${mailText.retry}: ${which}`} onClick={onRetry}>
        {mailText.retry}
      </Button>
    );
  }
  if (state === 'failed' && maySetPassword && login !== null) {
    return (
      <ButtonLink
        look="outlined"
        to={loginPaths.setPassword(login.partyId, login.userLoginId)}
        aria-label={`${mailText.setPassword}: ${which}`}
      >
        {mailText.setPassword}
      </ButtonLink>
    );
  }
  if (state === 'failed' && mayOpenMessage && messageId !== null) {
    return (
      <ButtonLink
        look="outlined"
        to={recordPath(messagePlace.screens.details, messageId)}
        aria-label={`${mailText.openMessage}: ${which}`}
      >
        {mailText.openMessage}
      </ButtonLink>
    );
  }
  return null;
}
