import { useId } from 'react';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { formatMinute } from '../../core/ui/format.ts';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from '../../core/ui/overlays/Dialog.tsx';
import { UnbrokenText } from '../../core/ui/UnbrokenText.tsx';
import { draftText } from '../editor/editor.text.ts';
import type { TextDraft } from './text-draft.ts';

/** A draft found in the browser, and what can be done with it. */
export interface OfferedDraft {
  readonly draft: TextDraft;
  /** Whether the block was saved with another text after the draft was begun. */
  readonly isOutdated: boolean;
  readonly restore: () => void;
  readonly discard: () => void;
}

interface DraftOfferProps {
  open: boolean;
  offer: OfferedDraft | undefined;
}

/** Offers a text that was typed and never saved; it has to be answered before anything is typed. */
export function DraftOffer({ open, offer }: DraftOfferProps) {
  const textId = useId();
  if (offer === undefined) return null;
  return (
    <Dialog open={open} role="alertdialog" aria-describedby={textId}>
      <DialogTitle>{draftText.title}</DialogTitle>
      <DialogContent>
        <Text id={textId}>
          <UnbrokenText text={draftText.question(formatMinute(offer.draft.typedAt))} />
          {offer.isOutdated && ` ${draftText.changedMeanwhile}`}
        </Text>
      </DialogContent>
      <DialogActions>
        <Button onClick={offer.discard}>{draftText.discard}</Button>
        <Button autoFocus look="filled" onClick={offer.restore}>
          {draftText.restore}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
