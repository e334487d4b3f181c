import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { deliveryWayLabels } from '@grzadka/contract/message/message.labels';
import { messageRecipientEndpoints } from '@grzadka/contract/message/recipient/message-recipient.endpoints';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { call } from '../../core/api/call.ts';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { FormDayField } from '../../core/form/fields/DayField.tsx';
import { FormRadioField } from '../../core/form/fields/RadioField.tsx';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { notify } from '../../core/ui/toasts/notify.ts';
import { sendingText } from '../message.text.ts';
import { useMessageChanged } from './message-step.ts';

interface DeliveredDialogProps {
  open: boolean;
  messageId: string;
  /** Whose letters; of all that were printed where none is named. */
  recipientIds?: readonly string[];
  onClose: () => void;
}

/** Notes when and how letters were delivered, many at once. */
export function DeliveredDialog({ open, messageId, recipientIds, onClose }: DeliveredDialogProps) {
  const tellChanged = useMessageChanged(messageId);
  const done = useRef(0);
  return (
    <FormDialog
      open={open}
      title={sendingText.deliveredTitle}
      endpoint={messageRecipientEndpoints.markDelivered}
      defaultValues={{
        id: messageId,
        recipientIds: recipientIds === undefined ? undefined : [...recipientIds],
        deliveredOn: gardenToday(),
        deliveredHow: 'in-person' as const,
        deliveryNumber: '',
      }}
      submitLabel={sendingText.deliveredSubmit}
      submit={async (body) => {
        ({ done: done.current } = await call(messageRecipientEndpoints.markDelivered, { body }));
      }}
      onSaved={() => {
        tellChanged();
        notify.success(sendingText.deliveredDone(done.current));
        onClose();
      }}
      onClose={onClose}
    >
      <Text>
        {recipientIds === undefined
          ? sendingText.deliveredAll
          : sendingText.deliveredSome(recipientIds.length)}
      </Text>
      <FormDayField name="deliveredOn" label={sendingText.deliveredOn} />
      <WayField />
    </FormDialog>
  );
}

function WayField() {
  const { setValue } = useFormContext();
  const how: unknown = useWatch({ name: 'deliveredHow' });
  return (
    <>
      <FormRadioField
        name="deliveredHow"
        label={sendingText.deliveredHow}
        options={deliveryWayLabels}
        isColumn
        valueFor={(option) => {
          // Of no other way there is a number.
          if (option !== 'registered') setValue('deliveryNumber', '');
          return option;
        }}
      />
      {how === 'registered' && (
        <FormTextField name="deliveryNumber" label={sendingText.deliveryNumber} />
      )}
    </>
  );
}
