import { messageKindLabels, type MessageKind } from '@grzadka/contract/message/message-kinds';
import { Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { useMay } from '../../core/access/access.ts';
import { FormRadioField } from '../../core/form/fields/RadioField.tsx';
import { messageText } from '../message.text.ts';

/** What a message is: by that it is decided who gets one, and which way. */
export function KindField({ autoFocus = false }: { autoFocus?: boolean }) {
  const kind: MessageKind = useWatch({ name: 'kind' });
  const mayReadDebtors = useMay('debtor:read');
  const { 'payment-reminder': reminder, ...others } = messageKindLabels;
  return (
    <div>
      <FormRadioField
        name="kind"
        label={messageText.kind}
        options={mayReadDebtors ? messageKindLabels : others}
        isColumn
        autoFocus={autoFocus}
      />
      <Typography color="textSecondary" aria-live="polite" sx={{ mt: 1 }}>
        {messageText.kindHints[kind]}
      </Typography>
    </div>
  );
}
