import type { FieldValues } from 'react-hook-form';
import { Notice } from '../../ui/elements/Notice.tsx';
import { latePart } from '../../ui/loading/late-part.tsx';
import { staleSaveText } from './stale.text.ts';
import type { StaleReview } from './useStaleReview.ts';

// Rarely does somebody else change what is open in a form; then the server has just answered.
const ReviewSection = latePart(async () => (await import('./ReviewSection.tsx')).ReviewSection);

interface StaleChangesProps<Input extends FieldValues> {
  stale: StaleReview<Input>;
  /** Whether an overlay holds the focus. */
  isBusy: boolean;
}

/** Says that the newest data are in the form, and what of them is new or in question. */
export function StaleChanges<Input extends FieldValues>({
  stale: { review, isNew, markSeen },
  isBusy,
}: StaleChangesProps<Input>) {
  return (
    <>
      {isNew && (
        // It stays until it is heeded, and covers nothing: the next thing to press is below it.
        <Notice tone="info" onClose={markSeen}>
          {staleSaveText.renewed}
        </Notice>
      )}
      <ReviewSection open={review !== undefined} review={review} isBusy={isBusy} />
    </>
  );
}
