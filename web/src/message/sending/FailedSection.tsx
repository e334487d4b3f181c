import { messageRecipientEndpoints } from '@grzadka/contract/message/recipient/message-recipient.endpoints';
import { useMay } from '../../core/access/access.ts';
import { call } from '../../core/api/call.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Row, Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { ButtonLink } from '../../core/ui/screen/ButtonLink.tsx';
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
      <Stack gap={16}>
        <Text>{sendingText.failedHint(failed)}</Text>
        <Row gap={12}>
          <ButtonLink isReturning look="filled" to={recipientsPath(id, 'failed')}>
            {sendingText.showFailed}
          </ButtonLink>
          {maySend && (
            <>
              <Button look="outlined" onClick={() => retry.mutate()}>
                {sendingText.retry(failed)}
              </Button>
              <Button look="outlined" onClick={() => print.mutate()}>
                {sendingText.printFailed(failed)}
              </Button>
            </>
          )}
        </Row>
      </Stack>
    </Section>
  );
}
