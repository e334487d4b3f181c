import { chosenEncodingLabels } from '@grzadka/contract/bank/importing/bank-import.labels';
import type { StatementBeginning } from '@grzadka/contract/bank/importing/bank-import.model';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from '../../core/ui/overlays/Dialog.tsx';
import { uiText } from '../../core/ui/ui.text.ts';
import { bankImportText } from './bank-import.text.ts';
import styles from './EncodingDialog.module.css';

type Choice = StatementBeginning['choices'][number];

interface EncodingDialogProps {
  open: boolean;
  choices: readonly Choice[];
  /** Null where somebody would rather not say. */
  answer: (encoding: Choice['encoding'] | null) => void;
}

/** Asks in which text the letters are right, of a file that does not say how they are written (docs/product/bank.md#encodings). */
export function EncodingDialog({ open, choices, answer }: EncodingDialogProps) {
  return (
    <Dialog open={open} onClose={() => answer(null)} isWide size="md">
      <DialogTitle>{bankImportText.encodingTitle}</DialogTitle>
      <DialogContent>
        <Text className={styles['question']}>{bankImportText.encodingQuestion}</Text>
        {choices.map(({ encoding, text }) => (
          <section key={encoding} className={styles['choice']}>
            <pre className={styles['text']}>{text}</pre>
            <Button look="outlined" onClick={() => answer(encoding)}>
              {`${bankImportText.choose}: ${chosenEncodingLabels[encoding]}`}
            </Button>
          </section>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => answer(null)}>{uiText.cancel}</Button>
      </DialogActions>
    </Dialog>
  );
}
