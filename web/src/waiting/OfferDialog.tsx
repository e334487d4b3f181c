import { addDays } from '@grzadka/contract/core/time/calendar-steps';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { waitingEndpoints } from '@grzadka/contract/waiting/waiting.endpoints';
import { type Candidate, offerDays } from '@grzadka/contract/waiting/waiting.model';
import { waitingRecord } from '@grzadka/contract/waiting/waiting.record';
import { call } from '../core/api/call.ts';
import { FormDialog } from '../core/form/FormDialog.tsx';
import { FormDayField } from '../core/form/fields/DayField.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { useRecordSaved } from '../core/record/useRecordChanged.ts';
import { Text } from '../core/ui/elements/Text.tsx';
import { useLastKnown } from '../core/ui/hooks/useLastKnown.ts';
import { waitingText } from './waiting.text.ts';

interface OfferDialogProps {
  open: boolean;
  gardenId: string;
  /** Whom it is offered to; undefined while nobody is chosen. */
  candidate: Candidate | undefined;
  onClose: () => void;
}

/** Offers a plot to somebody who waits, until a last day, with the reason where others are passed over (docs/product/waiting.md#offers). */
export function OfferDialog({ open, gardenId, candidate, onClose }: OfferDialogProps) {
  const words = waitingText.offer;
  const onSaved = useRecordSaved(waitingRecord.name, words.made, onClose);
  const shown = useLastKnown(candidate);
  if (!shown) return null;
  return (
    <FormDialog
      key={shown.id}
      open={open}
      title={words.title}
      endpoint={waitingEndpoints.offer}
      defaultValues={{
        id: shown.id,
        gardenId,
        until: addDays(gardenToday(), offerDays),
        reason: '',
      }}
      submit={(body) => call(waitingEndpoints.offer, { body })}
      submitLabel={words.submit}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Text>{words.to(shown.name)}</Text>
      <FormDayField name="until" label={words.until} helper={words.untilHint} />
      <FormTextField name="reason" label={words.reason} helper={words.reasonHint} />
    </FormDialog>
  );
}
