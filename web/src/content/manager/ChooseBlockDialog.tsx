import type { ContentBlockType } from '@grzadka/contract/content/content.model';
import { Button } from '../../core/ui/elements/Button.tsx';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from '../../core/ui/overlays/Dialog.tsx';
import { blockKinds, itemTypes } from '../block-kinds.ts';
import { contentText } from '../content.text.ts';
import styles from './ChooseBlockDialog.module.css';

interface ChooseBlockDialogProps {
  open: boolean;
  onChoose: (itemType: ContentBlockType) => void;
  onClose: () => void;
}

/** Asks what kind of block to add. */
export function ChooseBlockDialog({ open, onChoose, onClose }: ChooseBlockDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} isWide size="xs">
      <DialogTitle>{contentText.choose}</DialogTitle>
      <DialogContent>
        <div className={styles['kinds']}>
          {itemTypes.map((itemType, index) => {
            const { label, icon: Icon } = blockKinds[itemType];
            return (
              <Button
                key={itemType}
                look="outlined"
                autoFocus={index === 0}
                onClick={() => onChoose(itemType)}
                className={styles['kind']}
              >
                <Icon size="large" />
                {label}
              </Button>
            );
          })}
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{contentText.cancel}</Button>
      </DialogActions>
    </Dialog>
  );
}
