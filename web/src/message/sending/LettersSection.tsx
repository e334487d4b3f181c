import { messageRecipientEndpoints } from '@grzadka/contract/message/recipient/message-recipient.endpoints';
import {
  Alert,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  Link,
  Stack,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useMay } from '../../core/access/access.ts';
import { call } from '../../core/api/call.ts';
import { PaperButton } from '../../core/paper/PaperButton.tsx';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { downloadAddress } from '../../document/document.queries.ts';
import { sendingText } from '../message.text.ts';
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
      <Stack spacing={2}>
        <Typography>{sendingText.lettersHint(toPrint + printed - unreachable)}</Typography>
        {unreachable > 0 && (
          <Alert severity="warning">{sendingText.unreachable(unreachable)}</Alert>
        )}
        <FormControlLabel
          label={sendingText.duplex}
          control={<Checkbox checked={isDuplex} onChange={(_, isOn) => setDuplex(isOn)} />}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
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
        </Box>
        {attachments.length > 0 && (
          <Box>
            <Typography>{sendingText.documentsToAdd}</Typography>
            <Box component="ul" sx={{ my: 0.5, pl: 3 }}>
              {attachments.map((document) => (
                <li key={document.id}>
                  <Link href={downloadAddress(document)}>{document.name}</Link>
                </li>
              ))}
            </Box>
          </Box>
        )}
        {maySend && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            {toPrint > 0 && (
              <Button variant="contained" onClick={() => markPrinted.mutate()}>
                {sendingText.markPrinted(toPrint - unreachable)}
              </Button>
            )}
            {printed > 0 && (
              <Button variant="outlined" onClick={() => setAsking(true)} {...DeliveredDialog.ahead}>
                {sendingText.markDelivered}
              </Button>
            )}
          </Box>
        )}
      </Stack>
      <DeliveredDialog open={isAsking} messageId={id} onClose={() => setAsking(false)} />
    </Section>
  );
}
