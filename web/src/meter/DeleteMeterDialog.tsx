import type { MeterListItem } from '@grzadka/contract/meter/meter.model';
import { ConfirmDialog } from '../core/ui/ConfirmDialog.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { useLastKnown } from '../core/ui/hooks/useLastKnown.ts';
import { uiText } from '../core/ui/ui.text.ts';
import styles from './DeleteMeterDialog.module.css';

const deleteText = {
  question: (name: string) => `Czy na pewno chcesz usunąć licznik ${name}?`,
  notYet: 'Usuwanie liczników nie jest jeszcze dostępne – licznik pozostanie na liście.',
} as const;

interface DeleteMeterDialogProps {
  open: boolean;
  /** The meter in question; undefined while nothing is asked. */
  meter: Pick<MeterListItem, 'name'> | undefined;
  onClose: () => void;
}

/** Asks about deleting a meter. Both answers only close it: there is no such call. */
export function DeleteMeterDialog({ open, meter, onClose }: DeleteMeterDialogProps) {
  const asked = useLastKnown(meter);
  return (
    <ConfirmDialog
      open={open}
      title={uiText.deleteTitle}
      text={deleteText.question(asked?.name ?? '')}
      onConfirm={onClose}
      onCancel={onClose}
    >
      <Text isQuiet className={styles['notYet']}>
        {deleteText.notYet}
      </Text>
    </ConfirmDialog>
  );
}
