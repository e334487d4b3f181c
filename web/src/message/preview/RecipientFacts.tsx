import {
  messageChannelLabels,
  recipientStateLabels,
} from '@grzadka/contract/message/message.labels';
import { messageRecipientFields } from '@grzadka/contract/message/recipient/message-recipient.list';
import type { RecipientPreview } from '@grzadka/contract/message/recipient/message-recipient.model';
import { FactList } from '../../core/ui/FactList.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { remarkOf } from '../recipients/recipients.text.ts';
import { previewText } from './preview.text.ts';

const { reason: remarks } = messageRecipientFields;

/** To whom it goes, which way, and with which subject. */
export function RecipientFacts({ preview: { recipient, subject } }: { preview: RecipientPreview }) {
  const { name, emails, address, channel, state } = recipient;
  return (
    <Section title={name}>
      <FactList
        facts={[
          { label: previewText.way, value: messageChannelLabels[channel] },
          { label: previewText.state, value: recipientStateLabels[state] },
          { label: remarks.label, value: remarkOf(recipient) || undefined },
          { label: previewText.to, value: emails.length > 0 ? emails.join(', ') : undefined },
          {
            label: previewText.address,
            value: address.length > 0 ? address.join(', ') : undefined,
          },
          { label: previewText.subject, value: subject },
        ]}
      />
    </Section>
  );
}
