import { messageRecipientEndpoints } from '@grzadka/contract/message/recipient/message-recipient.endpoints';
import { Box, Button, Typography } from '@mui/material';
import { useMay } from '../../core/access/access.ts';
import { call } from '../../core/api/call.ts';
import { Section } from '../../core/ui/Section.tsx';
import { ReturningLink } from '../../core/ui/screen/ReturningLink.tsx';
import { recipientsPath } from '../message.paths.ts';
import { sendingText } from '../message.text.ts';
import { type StepProps, useMessageStep } from './message-step.ts';

/** E-mails that did not arrive: they are sent again once the addresses are mended, or printed. */
export function FailedSection(step: StepProps) {
  const { id, recipients } = step.message;
  const maySend = useMay('message:send');
  const retry = useMessageStep(
    step,
    () => call(messageRecipientEndpoints.retry, { body: { id } }),
    ({ done }) => sendingText.retried(done),
  );
  const print = useMessageStep(
    step,
    () => call(messageRecipientEndpoints.printFailed, { body: { id } }),
    ({ done }) => sendingText.printFailedDone(done),
  );
  const { failed } = recipients;
  return (
    <Section title={sendingText.failedTitle}>
      <Typography sx={{ mb: 2 }}>{sendingText.failedHint(failed)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button component={ReturningLink} to={recipientsPath(id, 'failed')} variant="contained">
          {sendingText.showFailed}
        </Button>
        {maySend && (
          <>
            <Button variant="outlined" onClick={() => retry.mutate()}>
              {sendingText.retry(failed)}
            </Button>
            <Button variant="outlined" onClick={() => print.mutate()}>
              {sendingText.printFailed(failed)}
            </Button>
          </>
        )}
      </Box>
    </Section>
  );
}
