import type { To } from 'react-router';
import { useNavigate } from '../navigation/place.ts';
import { CardRow } from '../ui/CardRow.tsx';
import { Button } from '../ui/elements/Button.tsx';
import { Row } from '../ui/elements/Stack.tsx';
import { Text } from '../ui/elements/Text.tsx';
import { formatInstant } from '../ui/format.ts';
import { useScrollStop } from '../ui/hooks/useScrollStop.ts';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../ui/overlays/Dialog.tsx';
import styles from './OutboxDialog.module.css';
import { outboxText } from './outbox.text.ts';

/** A refused value in words, and where it is mended. */
export interface DescribedEntry {
  readonly clientKey: string;
  /** What it is about, such as a meter's name. */
  readonly about: string;
  readonly value: string;
  readonly typedAt: Date;
  /** What the server said. */
  readonly why: string;
  readonly mendAt: { readonly to: To; readonly state: unknown };
}

interface OutboxDialogProps {
  open: boolean;
  title: string;
  refused: readonly DescribedEntry[];
  onRetry: (clientKey: string) => void;
  onRemove: (clientKey: string) => void;
  onClose: () => void;
}

/** What the server refused, each with the ways on. */
export function OutboxDialog({
  open,
  title,
  refused,
  onRetry,
  onRemove,
  onClose,
}: OutboxDialogProps) {
  const scrollStop = useScrollStop();
  const navigate = useNavigate();
  return (
    <Dialog open={open} onClose={onClose} isWide>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent ref={scrollStop}>
        <ul className={styles['list']}>
          {refused.map(({ clientKey, about, value, typedAt, why, mendAt }) => (
            <CardRow key={clientKey}>
              <div className={styles['what']}>
                <Text className={styles['value']}>{`${about}: ${value}`}</Text>
                <Text isWrong>{why}</Text>
                <Text kind="body2" isQuiet>
                  {outboxText.typedAt(formatInstant(typedAt.toISOString()))}
                </Text>
              </div>
              <Row gap={8}>
                <Button
                  look="filled"
                  aria-label={outboxText.mendOf(about)}
                  onClick={() => {
                    onClose();
                    navigate(mendAt.to, { state: mendAt.state });
                  }}
                >
                  {outboxText.mend}
                </Button>
                <Button
                  look="outlined"
                  aria-label={outboxText.retryOf(about)}
                  onClick={() => onRetry(clientKey)}
                >
                  {outboxText.retry}
                </Button>
                <Button
                  look="outlined"
                  aria-label={outboxText.removeOf(about)}
                  onClick={() => onRemove(clientKey)}
                >
                  {outboxText.remove}
                </Button>
              </Row>
            </CardRow>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {outboxText.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
