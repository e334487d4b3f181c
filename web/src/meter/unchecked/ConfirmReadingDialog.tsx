import {
  type FindingAnswer,
  findingAnswerLabels,
} from '@grzadka/contract/meter/measurement/finding';
import { measurementEndpoints } from '@grzadka/contract/meter/measurement.endpoints';
import type { UncheckedListItem } from '@grzadka/contract/meter/unchecked/unchecked.model';
import { useWatch } from 'react-hook-form';
import { ApiError } from '../../core/api/api-error.ts';
import { call } from '../../core/api/call.ts';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { FormRadioField } from '../../core/form/fields/RadioField.tsx';
import { FactList } from '../../core/ui/FactList.tsx';
import { formatInstant } from '../../core/ui/format.ts';
import { useLastKnown } from '../../core/ui/hooks/useLastKnown.ts';
import { notify } from '../../core/ui/toasts/notify.ts';
import { UnbrokenText } from '../../core/ui/UnbrokenText.tsx';
import { valueText } from '../meter.text.ts';
import { AnswerRemarkField } from '../verdict/AnswerFields.tsx';
import { verdictText } from '../verdict/verdict.text.ts';
import { FindingChips } from './FindingChips.tsx';
import { previousText, uncheckedText, usedText } from './unchecked.text.ts';

interface ConfirmReadingDialogProps {
  open: boolean;
  /** The one to answer; undefined while none is. */
  measurement: UncheckedListItem | undefined;
  onClose: () => void;
  /** Hears of one that waits no more: it is answered, or somebody else was faster. */
  onDone: (measurement: UncheckedListItem) => void;
}

/** The form that answers all that was found in a measurement. */
export function ConfirmReadingDialog({
  open,
  measurement,
  onClose,
  onDone,
}: ConfirmReadingDialogProps) {
  const shown = useLastKnown(measurement);
  if (!shown) return null;
  const { id, meter, value, measuredAt, verdict } = shown;
  return (
    <FormDialog
      open={open}
      title={uncheckedText.confirmTitle}
      endpoint={measurementEndpoints.confirm}
      defaultValues={{
        measurementId: id,
        // Nothing is chosen at first, which the call's type has no word for.
        confirmation: '' as FindingAnswer,
        remark: '',
      }}
      submit={async (body) => {
        try {
          await call(measurementEndpoints.confirm, { body });
        } catch (error) {
          if (isSeenTo(error)) onDone(shown);
          throw error;
        }
        notify.success(uncheckedText.confirmed(meter.name));
      }}
      submitLabel={uncheckedText.confirm}
      onSaved={() => {
        onClose();
        onDone(shown);
      }}
      onClose={onClose}
    >
      <FactList
        facts={[
          { label: uncheckedText.meter, value: meter.name },
          {
            label: uncheckedText.value,
            value: (
              <UnbrokenText
                text={`${valueText(value, meter.type)}, ${formatInstant(measuredAt)}`}
              />
            ),
          },
          { label: uncheckedText.previous, value: previousText(shown) },
          { label: uncheckedText.used, value: usedText(shown) },
          { label: uncheckedText.findings, value: <FindingChips verdict={verdict} /> },
        ]}
      />
      <AnswerChoice />
    </FormDialog>
  );
}

/** The answers; one is to be given. */
function AnswerChoice() {
  const answer: unknown = useWatch({ name: 'confirmation' });
  return (
    <>
      <FormRadioField
        name="confirmation"
        label={verdictText.answer}
        options={findingAnswerLabels}
        isColumn
        autoFocus
      />
      {answer === 'other' && <AnswerRemarkField />}
    </>
  );
}

/** Whether somebody else answered it or took it back, or deleted its meter. */
function isSeenTo(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'conflict' || error.code === 'not-found');
}
