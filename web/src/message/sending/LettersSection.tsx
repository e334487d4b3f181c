import { messageRecipientEndpoints } from '@grzadka/contract/message/recipient/message-recipient.endpoints';
import { useState } from 'react';
import { useMay } from '../../core/access/access.ts';
import { call } from '../../core/api/call.ts';
import { PaperButton } from '../../core/paper/PaperButton.tsx';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { Row, Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { Checkbox } from '../../core/ui/fields/Checkbox.tsx';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { TextLink } from '../../core/ui/screen/TextLink.tsx';
import { downloadAddress } from '../../document/document.queries.ts';
import { sendingText } from '../message.text.ts';
import styles from './LettersSection.module.css';
import { type StepProps, useMessageStep } from './message-step.ts';

const DeliveredDialog = latePart(
  async () => (await import('./DeliveredDialog.tsx')).DeliveredDialog,
);

/** The letters of a message on paper: their files, and what was done with them. */
export function LettersSection(step: StepProps) {
  const { message } = step;
  const { id, recipients, attachments, unreachable } = message;
  const { toPrint, printed } = recipients;
  const maySend = useMay('message:send');
  const [isDuplex, setDuplex] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const markPrinted = useMessageStep(
    step,
    () => call(messageRecipientEndpoints.markPrinted, { body: { id } }),
    ({ done }) => sendingText.printedDone(done),
  );
  const input = { params: { id } };
  return (
    <Section title={sendingText.lettersTitle}>
      <Stack gap={16}>
        <Text>{sendingText.lettersHint(toPrint + printed - unreachable)}</Text>
        {unreachable > 0 && <Notice tone="warning">{sendingText.unreachable(unreachable)}</Notice>}
        <Checkbox label={sendingText.duplex} isTicked={isDuplex} onTick={setDuplex} />
        <Row gap={12}>
          <PaperButton
            endpoint={messageRecipientEndpoints.letters}
            input={{ ...input, query: { duplex: String(isDuplex) } }}
            letters={sendingText.lettersMade}
          >
            {sendingText.letters}
          </PaperButton>
          <PaperButton endpoint={messageRecipientEndpoints.labels} input={input}>
            {sendingText.labels}
          </PaperButton>
          <PaperButton endpoint={messageRecipientEndpoints.deliveryList} input={input}>
            {sendingText.deliveryList}
          </PaperButton>
        </Row>
        {attachments.length > 0 && (
          <div>
            <Text>{sendingText.documentsToAdd}</Text>
            <ul className={styles['documents']}>
              {attachments.map((document) => (
                <li key={document.id}>
                  <TextLink href={downloadAddress(document)}>{document.name}</TextLink>
                </li>
              ))}
            </ul>
          </div>
        )}
        {maySend && (
          <Row gap={12}>
            {toPrint > 0 && (
              <Button look="filled" onClick={() => markPrinted.mutate()}>
                {sendingText.markPrinted(toPrint - unreachable)}
              </Button>
            )}
            {printed > 0 && (
              <Button look="outlined" onClick={() => setAsking(true)} {...DeliveredDialog.ahead}>
                {sendingText.markDelivered}
              </Button>
            )}
          </Row>
        )}
      </Stack>
      <DeliveredDialog open={isAsking} messageId={id} onClose={() => setAsking(false)} />
    </Section>
  );
}
