import { handoverRecord } from '@grzadka/contract/handover/handover.record';
import type { HandoverDetails } from '@grzadka/contract/handover/handover-details.model';
import { useState } from 'react';
import { useMay } from '../../core/access/access.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Row, Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { handoverText } from '../handover.text.ts';

const EndDialog = latePart(async () => (await import('./EndDialog.tsx')).EndDialog);
const CancelDialog = latePart(async () => (await import('./CancelDialog.tsx')).CancelDialog);

const words = handoverText.end;

interface EndSectionProps {
  handover: HandoverDetails;
  etag: string;
  /** Nothing is missing: to end it is what is to be done now. */
  isReady: boolean;
}

/** Ends a handover, once all was shown that this does, or calls it off. */
export function EndSection({ handover: { id }, etag, isReady }: EndSectionProps) {
  const mayWrite = useMay(handoverRecord.permissions.write);
  const [asked, setAsked] = useState<'end' | 'cancel'>();
  const close = () => setAsked(undefined);
  return (
    <Section title={words.section}>
      <Stack gap={12}>
        <Text isQuiet>{mayWrite ? words.hint : handoverText.progress.mayNot}</Text>
        {mayWrite && (
          <Row gap={8}>
            <Button
              look={isReady ? 'filled' : 'outlined'}
              onClick={() => setAsked('end')}
              {...EndDialog.ahead}
            >
              {words.end}
            </Button>
            <Button onClick={() => setAsked('cancel')} {...CancelDialog.ahead}>
              {words.cancel}
            </Button>
          </Row>
        )}
      </Stack>
      <EndDialog open={asked === 'end'} id={id} etag={etag} onClose={close} />
      <CancelDialog open={asked === 'cancel'} id={id} onClose={close} />
    </Section>
  );
}
