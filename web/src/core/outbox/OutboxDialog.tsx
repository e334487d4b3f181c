import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { type To, useNavigate } from 'react-router';
import { CardRow } from '../ui/CardRow.tsx';
import { formatInstant } from '../ui/format.ts';
import { useScrollStop } from '../ui/hooks/useScrollStop.ts';
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
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{title}</DialogTitle>
      <DialogContent ref={scrollStop}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {refused.map(({ clientKey, about, value, typedAt, why, mendAt }) => (
            <CardRow key={clientKey}>
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography sx={{ fontWeight: 700 }}>{`${about}: ${value}`}</Typography>
                <Typography color="error">{why}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {outboxText.typedAt(formatInstant(typedAt.toISOString()))}
                </Typography>
              </Box>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                <Button
                  variant="contained"
                  aria-label={outboxText.mendOf(about)}
                  onClick={() => {
                    onClose();
                    void navigate(mendAt.to, { state: mendAt.state });
                  }}
                >
                  {outboxText.mend}
                </Button>
                <Button
                  variant="outlined"
                  aria-label={outboxText.retryOf(about)}
                  onClick={() => onRetry(clientKey)}
                >
                  {outboxText.retry}
                </Button>
                <Button
                  variant="outlined"
                  aria-label={outboxText.removeOf(about)}
                  onClick={() => onRemove(clientKey)}
                >
                  {outboxText.remove}
                </Button>
              </Box>
            </CardRow>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {outboxText.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
