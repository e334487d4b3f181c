import { measurementEndpoints } from '@grzadka/contract/meter/measurement/measurement.endpoints';
import type { MeasurementListItem } from '@grzadka/contract/meter/measurement/measurement.model';
import {
  type ReversalReason,
  reversalReasonLabels,
} from '@grzadka/contract/meter/measurement/reversal.model';
import type { MeterListItem } from '@grzadka/contract/meter/meter.model';
import { Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { upperFirst } from 'es-toolkit/string';
import { useWatch } from 'react-hook-form';
import { call } from '../../core/api/call.ts';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { FormSelectField } from '../../core/form/fields/SelectField.tsx';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { listKeys } from '../../core/list/list-data-source.ts';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { useLastKnown } from '../../core/ui/hooks/useLastKnown.ts';
import { useNotify } from '../../core/ui/toasts/useNotify.ts';
import { measurementSource } from '../measurement/measurement.queries.ts';
import { meterSource } from '../meter.queries.ts';
import { valueText } from '../meter.text.ts';
import { uncheckedSource } from '../unchecked/unchecked.queries.ts';
import { OtherMeterField } from './OtherMeterField.tsx';
import { ReplacementValueField } from './ReplacementValueField.tsx';
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
  const notify = useNotify();
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
        <Typography sx={{ fontWeight: 600 }}>
          {reversalText.about(valueText(shown.value, meter.type), shown.measuredAt)}
        </Typography>
        <Typography color="textSecondary">{reversalText.hint}</Typography>
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
