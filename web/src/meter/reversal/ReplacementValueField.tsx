import { measurementEndpoints } from '@grzadka/contract/meter/measurement/measurement.endpoints';
import type { MeasurementListItem } from '@grzadka/contract/meter/measurement/measurement.model';
import { measurementValue } from '@grzadka/contract/meter/measurement/measurement-fields';
import type { MeterListItem } from '@grzadka/contract/meter/meter.model';
import { meterUnits } from '@grzadka/contract/meter/meter-labels';
import { Alert, Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { call } from '../../core/api/call.ts';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { useSettled } from '../../core/ui/hooks/useSettled.ts';
import { reversalText } from './reversal.text.ts';

/** How long nothing has to be typed before the value is judged, in milliseconds. */
const judgingDelay = 400;

interface ReplacementValueFieldProps {
  meter: Pick<MeterListItem, 'id' | 'type'>;
  /** The one that is taken back. */
  measurement: Pick<MeasurementListItem, 'id' | 'measuredAt'>;
}

/** The right value in the place of the one taken back, with what would be found in it: a hint, never a refusal. */
export function ReplacementValueField({ meter, measurement }: ReplacementValueFieldProps) {
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
      <Box component="output" sx={{ display: 'block' }}>
        {findings.map(({ code, text }) => (
          <Alert
            key={code}
            severity="warning"
            sx={{ mt: 1, bgcolor: 'warning.light', color: 'text.primary' }}
          >
            {text}
          </Alert>
        ))}
      </Box>
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
