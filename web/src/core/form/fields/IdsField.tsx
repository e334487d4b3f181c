import { useCallback } from 'react';
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

interface IdsFieldProps {
  name: string;
  label: string;
  hint?: string;
  /** The first box has the focus when the form opens. */
  autoFocus?: boolean;
  options: readonly { readonly id: string; readonly label: string; readonly note?: string }[];
}

/** Boxes to tick, each for a record: the value of the form is the ids of those that are ticked. */
export function IdsField({ name, label, hint, autoFocus = false, options }: IdsFieldProps) {
  const { field, fieldState } = useController<Record<string, string[]>>({ name });
  const ids = field.value;
  const wordsOf = useCallback(
    (value: unknown) =>
      options
        .filter(({ id }) => (value as string[]).includes(id))
        .map((option) => option.label)
        .join(', '),
    [options],
  );
  useFieldDescription(name, label, wordsOf);
  const note = fieldState.error?.message ?? hint;
  return (
    <ChoiceFieldset>
      <ChoiceName as="legend" isWrong={fieldState.invalid}>
        {label}
      </ChoiceName>
      {note && <ChoiceNote isWrong={fieldState.invalid}>{note}</ChoiceNote>}
      <ChoiceColumn>
        {options.map((option, order) => (
          <Checkbox
            key={option.id}
            isLong
            name={name}
            autoFocus={autoFocus && order === 0}
            isTicked={ids.includes(option.id)}
            onTick={(isTicked) =>
              field.onChange(isTicked ? [...ids, option.id] : ids.filter((id) => id !== option.id))
            }
            onBlur={field.onBlur}
            inputRef={order === 0 ? field.ref : undefined}
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
