import type { MeasurementListItem } from '@grzadka/contract/meter/measurement/measurement.model';
import { measurementValue } from '@grzadka/contract/meter/measurement/measurement-form';
import {
  type ReversalReason,
  reversalReasonLabels,
} from '@grzadka/contract/meter/measurement/reversal.model';
import { measurementEndpoints } from '@grzadka/contract/meter/measurement.endpoints';
import { meterUnits } from '@grzadka/contract/meter/meter.labels';
import type { MeterListItem } from '@grzadka/contract/meter/meter.model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { upperFirst } from 'es-toolkit/string';
import { useEffect, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { call } from '../../core/api/call.ts';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { RecordField } from '../../core/form/fields/RecordField.tsx';
import { FormSelectField } from '../../core/form/fields/SelectField.tsx';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { listKeys } from '../../core/list/list-data-source.ts';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { useLastKnown } from '../../core/ui/hooks/useLastKnown.ts';
import { useSettled } from '../../core/ui/hooks/useSettled.ts';
import { notify } from '../../core/ui/toasts/notify.ts';
import { UnbrokenText } from '../../core/ui/UnbrokenText.tsx';
import { measurementSource } from '../history/measurement.queries.ts';
import { meterSource } from '../meter.queries.ts';
import { valueText } from '../meter.text.ts';
import { metersLike } from '../meter-search.ts';
import { uncheckedSource } from '../unchecked.queries.ts';
import styles from './ReverseDialog.module.css';
import { reversalText } from './reversal.text.ts';

const reasons = Object.entries(reversalReasonLabels).map(([value, label]) => ({
  value,
  label: upperFirst(label),
}));

/** What is to be known of a measurement to take it back. */
export type ReversibleMeasurement = Pick<MeasurementListItem, 'id' | 'value' | 'measuredAt'>;

interface ReverseDialogProps {
  open: boolean;
  meter: Pick<MeterListItem, 'id' | 'type'>;
  /** The one to take back; undefined while none is. */
  measurement: ReversibleMeasurement | undefined;
  onClose: () => void;
  /** Hears that it is taken back, before what shows it is read anew. */
  onReversed?: () => void;
}

/** The form that takes a measurement back, with or without the right value in its place (docs/product/readings.md#reversal). */
export function ReverseDialog({
  open,
  meter,
  measurement,
  onClose,
  onReversed,
}: ReverseDialogProps) {
  const queryClient = useQueryClient();
  const tellChanged = useRecordChanged(meterSource.name);
  const shown = useLastKnown(measurement);
  if (!shown) return null;
  return (
    <FormDialog
      open={open}
      title={reversalText.title}
      endpoint={measurementEndpoints.reverse}
      defaultValues={{
        measurementId: shown.id,
        // Nothing is chosen at first, which the call's type has no word for.
        reason: '' as ReversalReason,
        remark: '',
        replacementValue: '',
        replacementMeterId: '',
      }}
      submit={async (body) => {
        const { id } = await call(measurementEndpoints.reverse, { body });
        notify.success(id === null ? reversalText.done : reversalText.doneWithReplacement);
      }}
      submitLabel={reversalText.submit}
      savingLabel={reversalText.running}
      onSaved={() => {
        onClose();
        onReversed?.();
        // All pages that are shown, so that the row is still there.
        void queryClient.invalidateQueries({
          queryKey: listKeys.all(measurementSource(meter.id).name),
        });
        void queryClient.invalidateQueries({ queryKey: listKeys.all(uncheckedSource.name) });
        tellChanged();
      }}
      onClose={onClose}
    >
      <div>
        <Text isStrong>
          <UnbrokenText
            text={reversalText.about(valueText(shown.value, meter.type), shown.measuredAt)}
          />
        </Text>
        <Text isQuiet>{reversalText.hint}</Text>
      </div>
      <ReversalFields meter={meter} measurement={shown} />
    </FormDialog>
  );
}

function ReversalFields({
  meter,
  measurement,
}: Pick<ReverseDialogProps, 'meter'> & { measurement: ReversibleMeasurement }) {
  const reason: unknown = useWatch({ name: 'reason' });
  return (
    <>
      <FormSelectField
        name="reason"
        label={reversalText.reason}
        placeholder={reversalText.noReason}
        options={reasons}
      />
      {reason === 'wrong-meter' && <OtherMeterField meter={meter} />}
      <ReplacementValueField meter={meter} measurement={measurement} />
      <FormTextField
        name="remark"
        label={reversalText.remark}
        lines={{ least: 2, most: 6 }}
        helper={reason === 'other' ? reversalText.remarkHint : undefined}
      />
    </>
  );
}

/** Which meter was read indeed; where it is not asked any more, none is meant. */
function OtherMeterField({ meter }: { meter: Pick<MeterListItem, 'id' | 'type'> }) {
  const { setValue } = useFormContext();
  const search = useMemo(() => metersLike(meter), [meter]);
  useEffect(() => () => setValue('replacementMeterId', ''), [setValue]);
  return (
    <RecordField
      name="replacementMeterId"
      label={reversalText.otherMeter}
      search={search}
      helper={reversalText.otherMeterHint}
    />
  );
}

/** How long nothing has to be typed before the value is judged, in milliseconds. */
const judgingDelay = 400;

interface ReplacementValueFieldProps {
  meter: Pick<MeterListItem, 'id' | 'type'>;
  /** The one that is taken back. */
  measurement: Pick<MeasurementListItem, 'id' | 'measuredAt'>;
}

/** The right value in the place of the one taken back, with what would be found in it: a hint, never a refusal. */
function ReplacementValueField({ meter, measurement }: ReplacementValueFieldProps) {
  const findings = useFindings({ meter, measurement });
  return (
    <div>
      <FormTextField
        name="replacementValue"
        label={reversalText.value}
        inputMode="decimal"
        adornment={meterUnits[meter.type]}
        helper={reversalText.valueHint}
        onChangeText={(text) => text.replaceAll(',', '.')}
      />
      <output className={styles['findings']}>
        {findings.map(({ code, text }) => (
          <Notice key={code} tone="warning" className={styles['finding']}>
            {text}
          </Notice>
        ))}
      </output>
    </div>
  );
}

/** What would be found in the typed value at the meter that was read indeed; nothing where that cannot be had. */
function useFindings({ meter, measurement }: ReplacementValueFieldProps) {
  const [typed, otherMeterId] = useWatch({ name: ['replacementValue', 'replacementMeterId'] });
  const value = measurementValue.safeParse(useSettled<unknown>(typed, judgingDelay)).data;
  const isOtherMeter = typeof otherMeterId === 'string' && otherMeterId !== '';
  const candidate = {
    meterId: isOtherMeter ? otherMeterId : meter.id,
    measurementValue: value ?? '',
    measuredAt: measurement.measuredAt,
    ...(!isOtherMeter && { insteadOf: measurement.id }),
  };
  const { data } = useQuery({
    queryKey: ['meter', candidate.meterId, 'judge', candidate],
    queryFn: ({ signal }) => call(measurementEndpoints.judge, { body: candidate }, { signal }),
    enabled: value !== undefined,
    // A hint that does not come is no hint.
    retry: false,
  });
  return value === undefined ? [] : (data?.findings ?? []);
}
