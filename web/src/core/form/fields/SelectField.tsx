import { useCallback, useState } from 'react';
import { useController } from 'react-hook-form';
import { latePart } from '../../ui/loading/late-part.tsx';
import { useFieldDescription } from '../field-descriptions.tsx';
import { ClosedSelect } from './ClosedSelect.tsx';
import type { SelectProps } from './select-props.ts';
import { typedText } from './value-text.ts';

type FormSelectFieldProps = Pick<
  SelectProps,
  'name' | 'label' | 'options' | 'placeholder' | 'helper'
>;

/** A choice of one option from a list that opens: its value, its error and its focus are the form's. */
export function FormSelectField({
  name,
  label,
  options,
  placeholder,
  helper,
}: FormSelectFieldProps) {
  const { field, fieldState } = useController({ name });
  const [isOpened, setOpened] = useState(false);
  const optionText = useCallback(
    (chosen: unknown) => options.find(({ value }) => value === chosen)?.label ?? typedText(chosen),
    [options],
  );
  useFieldDescription(name, label, optionText);
  const select = {
    name,
    value: typeof field.value === 'string' ? field.value : '',
    label,
    options,
    placeholder,
    isWrong: fieldState.invalid,
    helper: fieldState.error?.message ?? helper,
    inputRef: field.ref,
    onChange: field.onChange,
    onBlur: field.onBlur,
  };
  return (
    <OpenedSelect
      {...select}
      open={isOpened}
      standIn={
        <ClosedSelect {...select} ahead={OpenedSelect.ahead} onOpen={() => setOpened(true)} />
      }
    />
  );
}

const OpenedSelect = latePart(async () => (await import('./OpenedSelect.tsx')).OpenedSelect);
