import { FormSelectField } from './SelectField.tsx';

interface LabelledSelectProps {
  name: string;
  label: string;
  labels: Readonly<Record<string, string>>;
  /** What stands for none; without it one of the others is always chosen. */
  none?: string;
}

/** A choice among what has labels. */
export function LabelledSelect({ name, label, labels, none }: LabelledSelectProps) {
  const options = Object.entries(labels).map(([value, text]) => ({ value, label: text }));
  return (
    <FormSelectField
      name={name}
      label={label}
      options={none === undefined ? options : [{ value: '', label: none }, ...options]}
    />
  );
}
