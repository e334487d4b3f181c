import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Stack,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { uiText } from '../ui/ui.text.ts';
import { paperText } from './paper.text.ts';

/** How far a document is, in words and as a share of one where that is known; or why there is none. */
export type PaperWork =
  | { readonly words: string; readonly share?: number }
  | { readonly failure: string };

interface PaperDialogProps {
  open: boolean;
  work: PaperWork | undefined;
  onRetry: () => void;
  onClose: () => void;
}

/** What is seen while a document is made. */
export function PaperDialog({ open, work, onRetry, onClose }: PaperDialogProps) {
  const titleId = useId();
  const isFailed = work !== undefined && 'failure' in work;
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{paperText.title}</DialogTitle>
      <DialogContent>
        {isFailed && <Alert severity="error">{work.failure}</Alert>}
        {work && !isFailed && (
          <Stack spacing={1}>
            <LinearProgress
              aria-label={paperText.title}
              aria-valuetext={work.words}
              sx={{ height: 10, borderRadius: 5 }}
              {...(work.share !== undefined && {
                variant: 'determinate',
                value: Math.min(100, Math.floor(work.share * 100)),
              })}
            />
            <Typography>{work.words}</Typography>
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {isFailed ? uiText.close : uiText.cancel}
        </Button>
        {isFailed && (
          <Button variant="contained" onClick={onRetry}>
            {uiText.retry}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
