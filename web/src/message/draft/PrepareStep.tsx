import { messageEndpoints } from '@grzadka/contract/message/message.endpoints';
import type { MessageDetails } from '@grzadka/contract/message/message.model';
import { messageRecord } from '@grzadka/contract/message/message.record';
import type { Finding } from '@grzadka/contract/site/findings/findings.model';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FindingsList } from '../../content/findings/FindingsList.tsx';
import { ApiError } from '../../core/api/api-error.ts';
import { call } from '../../core/api/call.ts';
import { useFormActions } from '../../core/form/form-actions.ts';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { Row, Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { TextBox } from '../../core/ui/fields/TextBox.tsx';
import { notify } from '../../core/ui/toasts/notify.ts';
import { draftText } from '../message.text.ts';
import type { TypedDraft } from './draft-form.ts';
import { isDraftField } from './useStepWithFault.ts';

/** Saves the draft and has its recipients found; asks first about what in the text may be personal data. */
export function PrepareStep({ message: { id, mailWay } }: { message: MessageDetails }) {
  const { submitThen, during, report } = useFormActions();
  const tellChanged = useRecordChanged(messageRecord.name);
  const { setError } = useFormContext<TypedDraft>();
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const [reason, setReason] = useState('');

  /** What is missing is shown at the field where it is to be written, in the step of that field. */
  const tell = (failure: unknown) => {
    const refused = failure instanceof ApiError ? Object.entries(failure.fields) : [];
    const shown = refused.filter((entry): entry is [keyof TypedDraft, string] =>
      isDraftField(entry[0]),
    );
    for (const [name, message] of shown) setError(name, { type: 'server', message });
    if (shown.length === 0 || shown.length < refused.length) report(failure);
  };
  const prepare = (despiteReason: string | null) =>
    during(async () => {
      try {
        if (despiteReason === null) {
          const found = await call(messageEndpoints.findings, { params: { id } });
          setFindings(found.findings);
          if (found.findings.length > 0) return;
        }
        await call(messageEndpoints.prepare, { body: { id, despiteReason } });
        tellChanged({ focusRowId: id });
      } catch (failure) {
        tell(failure);
      }
    });
  const test = () =>
    during(async () => {
      try {
        await call(messageEndpoints.test, { body: { id } });
        notify.success(mailWay.delivery === 'folder' ? draftText.testSaved : draftText.tested);
      } catch (failure) {
        report(failure);
      }
    });

  return (
    <Stack gap={16}>
      <Text>{draftText.prepareHint}</Text>
      {findings.length > 0 && (
        <>
          <Notice tone="warning" role="alert">
            <Text isStrong>{draftText.findingsTitle}</Text>
            <FindingsList findings={findings} most={20} />
          </Notice>
          <TextBox
            label={draftText.despiteReason}
            value={reason}
            helper={draftText.despiteHint}
            onChange={({ target }) => setReason(target.value)}
          />
        </>
      )}
      <Row gap={12}>
        {findings.length === 0 ? (
          <Button look="filled" onClick={() => submitThen(() => void prepare(null))}>
            {draftText.prepare}
          </Button>
        ) : (
          <Button
            look="filled"
            disabled={reason.trim() === ''}
            onClick={() => submitThen(() => void prepare(reason.trim()))}
          >
            {draftText.prepareDespite}
          </Button>
        )}
        <Button look="outlined" onClick={() => submitThen(() => void test())}>
          {draftText.test}
        </Button>
      </Row>
    </Stack>
  );
}
