import { consentEndpoints } from '@grzadka/contract/consent/consent.endpoints';
import { unsubscribeToken } from '@grzadka/contract/consent/unsubscribe-path';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '../core/api/api-error.ts';
import { call } from '../core/api/call.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { Notice } from '../core/ui/elements/Notice.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { OutsideScreen } from '../core/ui/screen/OutsideScreen.tsx';
import { UnbrokenText } from '../core/ui/UnbrokenText.tsx';
import { unsubscribeText } from './consent.text.ts';
import styles from './UnsubscribeScreen.module.css';

/**
 * Where the link of a message leads: one button, and nobody who has the link need sign in. Nothing here shows whether somebody
 * is known by it.
 */
export function UnsubscribeScreen() {
  const token = unsubscribeToken(globalThis.location.pathname) ?? '';
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call(consentEndpoints.unsubscribe, { params: { token } }),
  });
  return (
    <OutsideScreen title={unsubscribeText.title}>
      <div className={styles['steps']}>
        {/* There from the start, so that what comes into it is read out. */}
        <output>
          {isSuccess ? (
            <Notice tone="success">{unsubscribeText.done}</Notice>
          ) : (
            <UnbrokenText text={unsubscribeText.question} />
          )}
        </output>
        <Text>{unsubscribeText.stays}</Text>
        {isSuccess ? (
          <Text>{unsubscribeText.back}</Text>
        ) : (
          <Button
            look="filled"
            size="large"
            aria-disabled={isPending}
            onClick={() => !isPending && mutate()}
          >
            {isPending ? unsubscribeText.running : unsubscribeText.unsubscribe}
          </Button>
        )}
        {error && <Notice tone="error">{errorText(error)}</Notice>}
      </div>
    </OutsideScreen>
  );
}
