import { type MeterType, meterUnits } from '@grzadka/contract/meter/meter.labels';
import { type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormDayField } from '../../core/form/fields/DayField.tsx';
import { FieldWarning } from '../../core/form/fields/FieldWarning.tsx';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { Button } from '../../core/ui/elements/Button.tsx';
import { AddIcon } from '../../core/ui/icons.ts';
import styles from './DeviceFields.module.css';
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
      <Button startIcon={<AddIcon />} onClick={() => setWanted(true)} className={styles['add']}>
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
      helper={<FieldWarning usual={helper}>{doubt}</FieldWarning>}
    />
  );
}
