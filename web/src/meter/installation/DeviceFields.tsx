import { type MeterType, meterUnits } from '@grzadka/contract/meter/meter.labels';
import { Box, Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormDayField } from '../../core/form/fields/DayField.tsx';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { AddIcon, WarningIcon } from '../../core/ui/icons.ts';
import { installationText } from './installation.text.ts';

interface DeviceFieldsProps {
  /** What the names of the fields begin with, where the device is a part of what the form sends. */
  prefix?: string;
  type: MeterType;
  /** Why the first value cannot be right; see `DialValueField`. */
  firstValueDoubt?: string | undefined;
  autoFocus?: boolean;
  /** Further values of the dial, beside the first one. */
  values?: ReactNode;
}

/** What is known of a device besides when it was there. */
export function DeviceFields({
  prefix = '',
  type,
  firstValueDoubt,
  autoFocus = false,
  values,
}: DeviceFieldsProps) {
  return (
    <>
      <FormTextField
        name={`${prefix}serialNumber`}
        label={installationText.serialNumber}
        autoFocus={autoFocus}
      />
      <DialValueField
        name={`${prefix}firstValue`}
        label={installationText.firstValue}
        type={type}
        doubt={firstValueDoubt}
      />
      {values}
      <FormTextField
        name={`${prefix}digits`}
        label={installationText.digits}
        inputMode="numeric"
        helper={installationText.digitsHint}
      />
      <FormTextField name={`${prefix}sealNumber`} label={installationText.sealNumber} />
      <FormDayField name={`${prefix}legalisedUntil`} label={installationText.legalisedUntil} />
      {type === 'ElectricityMeter' && <MultiplierField name={`${prefix}multiplier`} />}
    </>
  );
}

/** By what the dial is multiplied: few meters have such, so that the field is there only where it is wanted. */
function MultiplierField({ name }: { name: string }) {
  const { getValues } = useFormContext();
  const [isKnown] = useState(() => getValues(name) !== '1');
  const [isWanted, setWanted] = useState(false);
  if (!isKnown && !isWanted) {
    return (
      <Button
        variant="text"
        startIcon={<AddIcon />}
        onClick={() => setWanted(true)}
        sx={{ alignSelf: 'start', justifySelf: 'start' }}
      >
        {installationText.addMultiplier}
      </Button>
    );
  }
  return (
    <FormTextField
      name={name}
      label={installationText.multiplier}
      inputMode="decimal"
      // Its 1 stands for none, and is not what anybody asks for.
      autoFocus={isWanted && 'replacing'}
      helper={installationText.multiplierHint}
    />
  );
}

interface DialValueFieldProps {
  name: string;
  label: string;
  type: MeterType;
  autoFocus?: boolean;
  helper?: string | undefined;
  /** Why the value cannot be right, as far as the browser knows; said while it is typed. */
  doubt?: string | undefined;
}

/** A value that the dial of a device shows. */
export function DialValueField({ type, helper, doubt, ...field }: DialValueFieldProps) {
  return (
    <FormTextField
      {...field}
      inputMode="decimal"
      adornment={meterUnits[type]}
      helper={
        <Box
          component="span"
          aria-live="polite"
          sx={{ display: 'flex', gap: 0.5, ...(doubt && { color: 'warning.main' }) }}
        >
          {doubt && <WarningIcon size="small" />}
          {doubt ?? helper}
        </Box>
      }
    />
  );
}
