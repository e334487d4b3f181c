import { mailEndpoints } from '@grzadka/contract/mail/mail.endpoints';
import type { MailMessage } from '@grzadka/contract/mail/mail.model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { call } from '../../core/api/call.ts';
import { useFailures } from '../../core/ui/screen/useFailures.ts';
import { notify } from '../../core/ui/toasts/notify.ts';
import { mailQuery } from '../system.queries.ts';
import { mailText } from './mail.text.ts';

/** For how long, and how often, the list is read anew: as long as a mail server usually takes. */
const watchedFor = 30_000;
const rereadAfter = 1_000;

/** Has waiting messages tried at once, and sees for a while what comes of it. */
export function useMailRetry() {
  const queryClient = useQueryClient();
  const failures = useFailures('snackbar');
  const watchedUntil = useRef(0);
  // Each with the tries that it had when it was asked for.
  const [asked, setAsked] = useState<Readonly<Record<string, number>>>({});
  const forget = ({ id, tries }: MailMessage) =>
    setAsked((known) =>
      Object.fromEntries(
        Object.entries(known).filter(([one, before]) => one !== id || before !== tries),
      ),
    );
  const { mutate } = useMutation({
    mutationFn: ({ id }: MailMessage) => call(mailEndpoints.retry, { body: { id } }),
    onMutate: (message) => {
      setAsked((known) => ({ ...known, [message.id]: message.tries }));
      setTimeout(() => forget(message), watchedFor);
    },
    onSuccess: () => {
      watchedUntil.current = Date.now() + watchedFor;
      notify.success(mailText.retried);
    },
    onError: (error, message) => {
      forget(message);
      failures.show(error);
    },
    // One that has gone out meanwhile is refused: the list is out of date.
    onSettled: () => queryClient.invalidateQueries({ queryKey: mailQuery.queryKey }),
  });
  /** Milliseconds until the messages are to be read again; false while nothing is expected. */
  const rereadEvery = useCallback(
    () => (Date.now() < watchedUntil.current ? rereadAfter : false),
    [],
  );
  const isBeingTried = ({ id, state, tries }: MailMessage) =>
    state === 'queued' && asked[id] === tries;
  return { retry: mutate, isBeingTried, rereadEvery };
}
