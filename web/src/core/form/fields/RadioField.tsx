import { useCallback, useId } from 'react';
import { useController } from 'react-hook-form';
import { ChoiceField, ChoiceName, ChoiceNote } from '../../ui/fields/ChoiceField.tsx';
import { RadioGroup } from '../../ui/fields/Radio.tsx';
import { useFieldDescription } from '../field-descriptions.tsx';
import { typedText } from './value-text.ts';

interface FormRadioFieldProps {
  name: string;
  label: string;
  /** The options with their labels, in their order. */
  options: Readonly<Record<string, string>>;
  /** One below the other, for labels that are long. */
  isColumn?: boolean;
  /** The first option has the focus when the form opens. */
  autoFocus?: boolean;
  /** The option that stands for a value, where that is not its name. */
  optionFor?: (value: unknown) => string;
  /** The value that an option stands for. */
  valueFor?: (option: string) => unknown;
}

/** A choice of one of a few options, all of them in sight. */
export function FormRadioField({
  name,
  label,
  options,
  isColumn = false,
  autoFocus = false,
  optionFor = String,
  valueFor = String,
}: FormRadioFieldProps) {
  const { field, fieldState } = useController({ name });
  const optionText = useCallback(
    (value: unknown) => options[String(value)] ?? typedText(value),
    [options],
  );
  useFieldDescription(name, label, optionText);
  const labelId = useId();
  const faultId = useId();
  return (
    <ChoiceField>
      <ChoiceName id={labelId} isWrong={fieldState.invalid}>
        {label}
      </ChoiceName>
      <RadioGroup
        isRow={!isColumn}
        labelledBy={labelId}
        describedBy={fieldState.error && faultId}
        isWrong={fieldState.invalid}
        name={name}
        options={Object.entries(options)}
        chosen={optionFor(field.value)}
        onChoose={(option) => field.onChange(valueFor(option))}
        onBlur={field.onBlur}
        autoFocus={autoFocus}
        inputRef={field.ref}
      />
      {fieldState.error && (
        <ChoiceNote id={faultId} isWrong>
          {fieldState.error.message}
        </ChoiceNote>
      )}
    </ChoiceField>
  );
}
