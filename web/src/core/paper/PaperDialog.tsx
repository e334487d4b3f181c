import { Button } from '../ui/elements/Button.tsx';
import { Notice } from '../ui/elements/Notice.tsx';
import { ProgressBar } from '../ui/elements/ProgressBar.tsx';
import { Stack } from '../ui/elements/Stack.tsx';
import { Text } from '../ui/elements/Text.tsx';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../ui/overlays/Dialog.tsx';
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
  const isFailed = work !== undefined && 'failure' in work;
  return (
    <Dialog open={open} onClose={onClose} isWide size="xs">
      <DialogTitle>{paperText.title}</DialogTitle>
      <DialogContent>
        {isFailed && <Notice tone="error">{work.failure}</Notice>}
        {work && !isFailed && (
          <Stack gap={8}>
            <ProgressBar
              label={paperText.title}
              valueText={work.words}
              percent={work.share === undefined ? undefined : percentOf(work.share)}
            />
            <Text>{work.words}</Text>
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {isFailed ? uiText.close : uiText.cancel}
        </Button>
        {isFailed && (
          <Button look="filled" onClick={onRetry}>
            {uiText.retry}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** Not more than is made. */
function percentOf(share: number): number {
  return Math.min(100, Math.floor(share * 100));
}
