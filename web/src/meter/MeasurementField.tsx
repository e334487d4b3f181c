import {
  type MeasurementWarning,
  measurementWarning,
  measurementWarningTexts,
} from '@grzadka/contract/meter/measurement-warning';
import type { MeasurementListItem } from '@grzadka/contract/meter/measurement/measurement.model';
import { measurementValue } from '@grzadka/contract/meter/measurement/measurement-fields';
import { type MeterDetails, meterUnits } from '@grzadka/contract/meter/meter.model';
import { Alert, Box } from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { meterText } from './meter.text.ts';

interface MeasurementFieldProps {
  meter: Pick<MeterDetails, 'type' | 'active'>;
  /** The meter's latest measurements, newest first. */
  latest: readonly MeasurementListItem[];
}

/** The value read off the meter, with a warning, never a refusal, when it or its meter looks wrong. */
export function MeasurementField({ meter, latest }: MeasurementFieldProps) {
  const typed: unknown = useWatch({ name: 'measurementValue' });
  const value = measurementValue.safeParse(typed);
  const [now] = useState(() => new Date());
  const doubt = value.success ? measurementWarning(Number(value.data), latest, now) : undefined;
  const warnings: MeasurementWarning[] = [
    ...(meter.active ? [] : ['inactive' as const]),
    ...(doubt === undefined ? [] : [doubt]),
  ];
  return (
    <div>
      <FormTextField
        name="measurementValue"
        label={meterText.value}
        inputMode="decimal"
        autoFocus
        adornment={meterUnits[meter.type]}
        onChangeText={(text) => text.replaceAll(',', '.')}
      />
      <Box component="output" sx={{ display: 'block' }}>
        {warnings.map((warning) => (
          <Alert
            key={warning}
            severity="warning"
            sx={{ mt: 1, bgcolor: 'warning.light', color: 'text.primary' }}
          >
            {measurementWarningTexts[warning]}
          </Alert>
        ))}
      </Box>
    </div>
  );
}
