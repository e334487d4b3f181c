import { meterUnits } from '@grzadka/contract/meter/meter.labels';
import type { MeterDetails } from '@grzadka/contract/meter/meter.model';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { Stack } from '../../core/ui/elements/Stack.tsx';
import { meterText } from '../meter.text.ts';
import type { ReversibleMeasurement } from '../reversal/ReverseDialog.tsx';
import { AnswerFields } from '../verdict/AnswerFields.tsx';
import { FindingNotes } from '../verdict/FindingNotes.tsx';
import { useTypedVerdict } from '../verdict/useTypedVerdict.ts';

interface MeasurementFieldProps {
  meter: Pick<MeterDetails, 'id' | 'type'>;
  /** Asks about taking the previous reading back; undefined where the permission for it is missing. */
  onReverse: ((previous: ReversibleMeasurement) => void) | undefined;
  /** What it is called where several stand on a screen. */
  label?: string;
  autoFocus?: boolean;
  /** When it was read; now where that is not stated. */
  readAt?: string | null;
}

/**
 * The value read off the meter, with what is found in it and the answers to that. None of it keeps the value from being
 * saved (docs/product/readings.md#verdict).
 */
export function MeasurementField({
  meter,
  onReverse,
  label = meterText.value,
  autoFocus = true,
  readAt = null,
}: MeasurementFieldProps) {
  const { setValue, setFocus } = useFormContext();
  const typed: unknown = useWatch({ name: 'measurementValue' });
  const { shown, isRollOverLikely, showNow } = useTypedVerdict(meter.id, typed, readAt);
  const { findings = [], previous } = shown ?? {};
  const isAsked = findings.some(({ level }) => level === 'confirm');
  const putIn = (meant: string) => {
    setValue('measurementValue', meant, { shouldDirty: true, shouldValidate: true });
    showNow(meant);
    setFocus('measurementValue');
  };
  return (
    <Stack gap={16}>
      <div>
        {/* Tab leads to the answers, which are to be there by then. */}
        <div role="presentation" onKeyDown={({ key }) => key === 'Tab' && showNow()}>
          <FormTextField
            name="measurementValue"
            label={label}
            inputMode="decimal"
            autoFocus={autoFocus}
            adornment={meterUnits[meter.type]}
            onChangeText={(text) => text.replaceAll(',', '.')}
          />
        </div>
        <FindingNotes findings={findings} meant={shown?.meant} onPutIn={putIn} />
      </div>
      {isAsked && (
        <AnswerFields
          typed={String(typed)}
          likely={isRollOverLikely ? 'rolled-over' : undefined}
          onReversePrevious={previous && onReverse && (() => onReverse(previous))}
        />
      )}
    </Stack>
  );
}
