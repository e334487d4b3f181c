import { type RefCallback, useCallback } from 'react';
import { useController } from 'react-hook-form';
import { Text } from '../../ui/elements/Text.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import {
  ChoiceColumn,
  ChoiceFieldset,
  ChoiceName,
  ChoiceNote,
} from '../../ui/fields/ChoiceField.tsx';
import { useFieldDescription } from '../field-descriptions.tsx';

interface IdOption {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
}

interface IdsFieldProps {
  name: string;
  label: string;
  hint?: string;
  /** The first box has the focus when the form opens. */
  autoFocus?: boolean;
  options: readonly IdOption[];
}

/** Boxes to tick, each for a record: the value of the form is the ids of those that are ticked. */
export function IdsField({ options, hint, ...asked }: IdsFieldProps) {
  const { name, label } = asked;
  const { field, fieldState } = useController<Record<string, string[]>>({ name });
  const wordsOf = useCallback((value: unknown) => labelsOf(options, value as string[]), [options]);
  useFieldDescription(name, label, wordsOf);
  return (
    <IdsChoice
      {...asked}
      options={options}
      note={fieldState.error?.message ?? hint}
      isWrong={fieldState.invalid}
      ids={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      firstRef={field.ref}
    />
  );
}

/** The labels of those options that are ticked. */
export function labelsOf(options: readonly IdOption[], ids: readonly string[]): string {
  return options
    .filter(({ id }) => ids.includes(id))
    .map((option) => option.label)
    .join(', ');
}

interface IdsChoiceProps extends Omit<IdsFieldProps, 'hint'> {
  /** What stands below the label: a hint, or what is wrong. */
  note: string | undefined;
  isWrong?: boolean;
  ids: readonly string[];
  onChange: (ids: string[]) => void;
  onBlur?: () => void;
  firstRef?: RefCallback<HTMLInputElement>;
}

/** The same boxes where their value is a part of a field's. */
export function IdsChoice({
  name,
  label,
  note,
  isWrong = false,
  autoFocus = false,
  options,
  ids,
  onChange,
  onBlur,
  firstRef,
}: IdsChoiceProps) {
  return (
    <ChoiceFieldset>
      <ChoiceName as="legend" isWrong={isWrong}>
        {label}
      </ChoiceName>
      {note && <ChoiceNote isWrong={isWrong}>{note}</ChoiceNote>}
      <ChoiceColumn>
        {options.map((option, order) => (
          <Checkbox
            key={option.id}
            isLong
            name={name}
            autoFocus={autoFocus && order === 0}
            isTicked={ids.includes(option.id)}
            onTick={(isTicked) =>
              onChange(isTicked ? [...ids, option.id] : ids.filter((id) => id !== option.id))
            }
            onBlur={onBlur}
            inputRef={order === 0 ? firstRef : undefined}
            label={
              <>
                {option.label}
                {option.note && (
                  <Text as="div" kind="body2" isQuiet>
                    {option.note}
                  </Text>
                )}
              </>
            }
          />
        ))}
      </ChoiceColumn>
    </ChoiceFieldset>
  );
}
