import { recipientStateLabels } from '@grzadka/contract/message/message.labels';
import type { MessageDetails, RecipientCounts } from '@grzadka/contract/message/message.model';
import { Row } from '../../core/ui/elements/Stack.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { ButtonLink } from '../../core/ui/screen/ButtonLink.tsx';
import { recipientsPath } from '../message.paths.ts';
import { sendingText } from '../message.text.ts';

/** Where the counts of a message stand among the states of its recipients. */
const stateOf = {
  waiting: 'waiting',
  sent: 'sent',
  saved: 'saved',
  failed: 'failed',
  toPrint: 'to-print',
  printed: 'printed',
  delivered: 'delivered',
  skipped: 'skipped',
} as const satisfies Record<keyof RecipientCounts, keyof typeof recipientStateLabels>;

/** How many recipients are in which state; each leads to these. */
export function StatesSection({ message: { id, recipients } }: { message: MessageDetails }) {
  const counted = (Object.keys(stateOf) as (keyof RecipientCounts)[]).filter(
    (key) => recipients[key] > 0,
  );
  return (
    <Section title={sendingText.recipients}>
      <Row gap={8}>
        {counted.map((key) => (
          <ButtonLink
            key={key}
            isReturning
            look="outlined"
            to={recipientsPath(id, stateOf[key])}
            data-prints
          >
            {sendingText.recipientsIn(recipientStateLabels[stateOf[key]], recipients[key])}
          </ButtonLink>
        ))}
      </Row>
    </Section>
  );
}
