import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { TextBox } from '../../ui/fields/TextBox.tsx';
import { useFieldDescription } from '../field-descriptions.tsx';
import { TextLines } from './TextLines.tsx';
import { typedText } from './value-text.ts';

interface FormTextFieldProps {
  name: string;
  label: string;
  type?: 'text' | 'password' | 'tel';
  /** How many lines it shows, for a text of several. */
  lines?: ComponentProps<typeof TextLines>['lines'];
  inputMode?: ComponentProps<'input'>['inputMode'];
  autoComplete?: string;
  /** The field has the focus when the form opens, see `TextBox`. */
  autoFocus?: ComponentProps<typeof TextBox>['autoFocus'];
  disabled?: boolean;
  /** What stands at the end of the field, such as a unit or a button. */
  adornment?: ReactNode;
  /** What stands below the field while nothing is wrong with it. */
  helper?: ReactNode;
  /** What becomes of the text as it is typed; a mapping of the same length keeps the caret. */
  onChangeText?: (text: string) => string;
  /** The fields whose correctness depends on this one: they are checked again along with it. */
  checkedWith?: readonly string[];
}

/** A text field of a form: its value, its error and its focus are the form's. */
export function FormTextField({
  name,
  label,
  type = 'text',
  lines,
  inputMode,
  autoComplete = 'off',
  autoFocus = false,
  disabled = false,
  adornment,
  helper,
  onChangeText,
  checkedWith,
}: FormTextFieldProps) {
  const { field, fieldState } = useController({ name, rules: { deps: [...(checkedWith ?? [])] } });
  useFieldDescription(name, label, typedText);
  const { ref: inputRef, ...control } = field;
  const box = {
    ...control,
    inputRef,
    value: field.value ?? '',
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (onChangeText) rewrite(event.target, onChangeText(event.target.value));
      field.onChange(event);
    },
    label,
    disabled,
    autoComplete,
    autoFocus,
    isWrong: fieldState.invalid,
    helper: fieldState.error?.message ?? helper,
    end: adornment,
  };
  if (lines) return <TextLines {...box} lines={lines} />;
  return <TextBox {...box} type={type} htmlInput={{ inputMode }} />;
}

/** Replaces the text before React sees it: a value React has to write itself moves the caret. */
function rewrite(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  if (input.value === text) return;
  const { selectionStart, selectionEnd } = input;
  input.value = text;
  input.setSelectionRange(selectionStart, selectionEnd);
}
