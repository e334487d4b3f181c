import { messageEndpoints } from '@grzadka/contract/message/message.endpoints';
import { messageCountRequest } from '@grzadka/contract/message/message.model';
import { messageRecord } from '@grzadka/contract/message/message.record';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { call } from '../../core/api/call.ts';
import { FormCheckboxField } from '../../core/form/fields/CheckboxField.tsx';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { useSettled } from '../../core/ui/hooks/useSettled.ts';
import { countInWords, draftText } from '../message.text.ts';
import type { TypedDraft } from './draft-form.ts';
import styles from './RecipientCount.module.css';

/** How long to wait for further changes before counting, in milliseconds. */
const countDelay = 400;

/** How many the groups reach, counted anew while they are put together, and what becomes of those who did not agree. */
export function RecipientCount() {
  const [kind, groups, printsWithoutConsent] = useWatch<
    TypedDraft,
    ['kind', 'groups', 'printsWithoutConsent']
  >({ name: ['kind', 'groups', 'printsWithoutConsent'] });
  const asked = useSettled(JSON.stringify({ kind, groups, printsWithoutConsent }), countDelay);
  // What is half typed is not counted yet: the last count stands.
  const request = messageCountRequest.safeParse(JSON.parse(asked));
  const isAsked = request.success && request.data.groups.length > 0;
  const { data, error, isFetching } = useQuery({
    queryKey: [messageRecord.name, 'count', asked],
    queryFn: ({ signal }) =>
      call(
        messageEndpoints.count,
        { body: messageCountRequest.parse(JSON.parse(asked)) },
        { signal },
      ),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return (
    <div>
      {kind === 'information' && (
        <FormCheckboxField name="printsWithoutConsent" label={draftText.printsWithoutConsent} />
      )}
      {error ? (
        <Notice tone="warning">{draftText.countFailed}</Notice>
      ) : (
        <Text as="output" isStrong className={styles['count']}>
          {isAsked && (data && !isFetching ? countInWords(data) : draftText.counting)}
        </Text>
      )}
    </div>
  );
}
