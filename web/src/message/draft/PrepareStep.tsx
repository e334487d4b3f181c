import { messageEndpoints } from '@grzadka/contract/message/message.endpoints';
import type { MessageDetails } from '@grzadka/contract/message/message.model';
import { messageRecord } from '@grzadka/contract/message/message.record';
import type { Finding } from '@grzadka/contract/site/findings/findings.model';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FindingsList } from '../../content/findings/FindingsList.tsx';
import { ApiError } from '../../core/api/api-error.ts';
import { call } from '../../core/api/call.ts';
import { useFormActions } from '../../core/form/form-actions.ts';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { TextBox } from '../../core/ui/elements/TextBox.tsx';
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
    <Stack spacing={2}>
      <Typography>{draftText.prepareHint}</Typography>
      {findings.length > 0 && (
        <>
          <Alert severity="warning" role="alert">
            <Typography sx={{ fontWeight: 600 }}>{draftText.findingsTitle}</Typography>
            <FindingsList findings={findings} most={20} />
          </Alert>
          <TextBox
            label={draftText.despiteReason}
            value={reason}
            helper={draftText.despiteHint}
            onChange={({ target }) => setReason(target.value)}
          />
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {findings.length === 0 ? (
          <Button variant="contained" onClick={() => submitThen(() => void prepare(null))}>
            {draftText.prepare}
          </Button>
        ) : (
          <Button
            variant="contained"
            disabled={reason.trim() === ''}
            onClick={() => submitThen(() => void prepare(reason.trim()))}
          >
            {draftText.prepareDespite}
          </Button>
        )}
        <Button variant="outlined" onClick={() => submitThen(() => void test())}>
          {draftText.test}
        </Button>
      </Box>
    </Stack>
  );
}
