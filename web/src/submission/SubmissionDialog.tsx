import type { SubmissionListItem } from '@grzadka/contract/submission/submission.model';
import { Button } from '../core/ui/elements/Button.tsx';
import { Stack } from '../core/ui/elements/Stack.tsx';
import { FactList } from '../core/ui/FactList.tsx';
import { useLastKnown } from '../core/ui/hooks/useLastKnown.ts';
import { useScrollStop } from '../core/ui/hooks/useScrollStop.ts';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../core/ui/overlays/Dialog.tsx';
import { uiText } from '../core/ui/ui.text.ts';
import { SubmissionPhoto } from './SubmissionPhoto.tsx';
import { submissionText } from './submission.text.ts';
import { comparedFacts, decidedFacts, originFacts } from './submission-facts.tsx';

interface SubmissionDialogProps {
  open: boolean;
  /** The one that is shown; undefined while none is. */
  submission: SubmissionListItem | undefined;
  onClose: () => void;
}

/** A reported reading with its photo, what it was compared with, and what became of it. */
export function SubmissionDialog({ open, submission, onClose }: SubmissionDialogProps) {
  const shown = useLastKnown(submission);
  const scrollStop = useScrollStop();
  if (!shown) return null;
  return (
    <Dialog open={open} onClose={onClose} isWide>
      <DialogTitle>{submissionText.detailsOf(shown)}</DialogTitle>
      <DialogContent ref={scrollStop}>
        <Stack gap={16}>
          <FactList
            facts={[...decidedFacts(shown), ...comparedFacts(shown), ...originFacts(shown)]}
          />
          <SubmissionPhoto key={shown.id} submission={shown} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button autoFocus look="filled" onClick={onClose}>
          {uiText.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
