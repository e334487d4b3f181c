import { messageRecord } from '@grzadka/contract/message/message.record';
import type { MessageKind } from '@grzadka/contract/message/message-kinds';
import { useWatch } from 'react-hook-form';
import { FormDateTimeField } from '../../core/form/fields/DateTimeField.tsx';
import { FormDayField } from '../../core/form/fields/DayField.tsx';
import { FieldGroup } from '../../core/form/fields/FieldGroup.tsx';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { draftText } from '../message.text.ts';

const { fields } = messageRecord;

/** What a message is about, where its kind has something that it is about: a meeting, or a reading of meters. */
export function OccasionFields() {
  const kind: MessageKind = useWatch({ name: 'kind' });
  if (kind === 'general-meeting') {
    return (
      <FieldGroup title={draftText.meeting} hint={draftText.meetingHint}>
        <FormDateTimeField name="meetingAt" label={fields.meetingAt.label} />
        <FormTextField name="meetingPlace" label={fields.meetingPlace.label} />
      </FieldGroup>
    );
  }
  if (kind === 'reading-notice') {
    return (
      <FieldGroup title={draftText.reading} hint={draftText.readingHint}>
        <FormDayField
          name="readingFrom"
          label={fields.readingFrom.label}
          checkedWith={['readingThru']}
        />
        <FormDayField name="readingThru" label={fields.readingThru.label} />
      </FieldGroup>
    );
  }
  return null;
}
