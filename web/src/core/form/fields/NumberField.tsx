import { useWatch } from 'react-hook-form';
import { FieldWarning } from './FieldWarning.tsx';
import { FormTextField } from './TextField.tsx';

interface NumberFieldProps {
  name: string;
  label: string;
  /** The warning for a number as typed, undefined when it looks right. */
  warningFor: (typed: string) => string | undefined;
}

/** A number with a check digit: a wrong one is warned about, never refused. */
export function NumberField({ name, label, warningFor }: NumberFieldProps) {
  const typed: unknown = useWatch({ name });
  const warning = typeof typed === 'string' ? warningFor(typed) : undefined;
  return (
    <FormTextField
      name={name}
      label={label}
      inputMode="numeric"
      helper={<FieldWarning>{warning}</FieldWarning>}
    />
  );
}
