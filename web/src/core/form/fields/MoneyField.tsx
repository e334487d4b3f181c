import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { MoneyBox } from '../../ui/money/MoneyBox.tsx';
import { useFieldDescription } from '../field-descriptions.tsx';
import { typedText } from './value-text.ts';

interface FormMoneyFieldProps {
  name: string;
  label: string;
  /** The field has the focus when the form opens. */
  autoFocus?: boolean;
  /** Whether an amount below zero makes sense. */
  mayBeNegative?: boolean;
  /** What stands below the field while nothing is wrong with it. */
  helper?: ReactNode;
  /** The fields whose correctness depends on this one: they are checked again along with it. */
  checkedWith?: readonly string[];
}

/** An amount of money in a form: its text as typed, which the form's schema reads by `typedAmount`. */
export function FormMoneyField({
  name,
  label,
  autoFocus = false,
  mayBeNegative = false,
  helper,
  checkedWith,
}: FormMoneyFieldProps) {
  const { field, fieldState } = useController({ name, rules: { deps: [...(checkedWith ?? [])] } });
  useFieldDescription(name, label, typedText);
  const { ref: inputRef, value, ...control } = field;
  return (
    <MoneyBox
      {...control}
      inputRef={inputRef}
      value={value ?? ''}
      label={label}
      autoFocus={autoFocus}
      mayBeNegative={mayBeNegative}
      isWrong={fieldState.invalid}
      helper={fieldState.error?.message ?? helper}
    />
  );
}
