import { type MessageKind, messageKindLabels } from '@grzadka/contract/message/message-kinds';
import { isToDebtors } from '@grzadka/contract/message/told-debts';
import { useWatch } from 'react-hook-form';
import { useMay } from '../../core/access/access.ts';
import { FormRadioField } from '../../core/form/fields/RadioField.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { messageText } from '../message.text.ts';
import styles from './KindField.module.css';

interface KindFieldProps {
  autoFocus?: boolean;
  /** Hears that another kind was chosen. */
  onChoose?: (kind: MessageKind) => void;
}

/** Without those that are for nobody but who owes. */
const withoutDebtors = Object.fromEntries(
  Object.entries(messageKindLabels).filter(([kind]) => !isToDebtors(kind as MessageKind)),
);

/** What a message is: by that it is decided who gets one, and which way. */
export function KindField({ autoFocus = false, onChoose }: KindFieldProps) {
  const kind: MessageKind = useWatch({ name: 'kind' });
  const mayReadDebtors = useMay('debtor:read');
  return (
    <div>
      <FormRadioField
        name="kind"
        label={messageText.kind}
        options={mayReadDebtors ? messageKindLabels : withoutDebtors}
        isColumn
        autoFocus={autoFocus}
        valueFor={(option) => {
          onChoose?.(option as MessageKind);
          return option;
        }}
      />
      <Text isQuiet aria-live="polite" className={styles['hint']}>
        {messageText.kindHints[kind]}
      </Text>
    </div>
  );
}
