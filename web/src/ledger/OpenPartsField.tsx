import type { OpenEntry } from '@grzadka/contract/ledger/open-list.model';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { FieldGroup } from '../core/form/fields/FieldGroup.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { CheckboxField } from '../core/ui/fields/Checkbox.tsx';
import { openListText } from './open-list.text.ts';

interface OpenPartsFieldProps {
  title: string;
  items: readonly OpenEntry[];
  /** What is said below them. */
  children?: ReactNode;
}

/** The open parts of an account's debts, each to be ticked: the `partIds` of a form. */
export function OpenPartsField({ title, items, children }: OpenPartsFieldProps) {
  const { field, fieldState } = useController<{ partIds: string[] }, 'partIds'>({
    name: 'partIds',
  });
  const chosen = new Set(field.value);
  return (
    <FieldGroup title={title}>
      {items.length === 0 && <Text isQuiet>{openListText.none}</Text>}
      {items.map((item, index) => (
        <CheckboxField
          key={item.id}
          name={`partIds.${item.id}`}
          label={openListText.part(item)}
          isTicked={chosen.has(item.id)}
          onTick={(isTicked) =>
            field.onChange(
              isTicked ? [...field.value, item.id] : field.value.filter((one) => one !== item.id),
            )
          }
          onBlur={field.onBlur}
          {...(index === 0 && { inputRef: field.ref })}
          isWrong={index === 0 && fieldState.invalid}
          helper={index === 0 ? fieldState.error?.message : undefined}
        />
      ))}
      {children}
    </FieldGroup>
  );
}

/** What those open parts come to that are ticked, in grosze. */
export function sumOfTicked(items: readonly OpenEntry[], partIds: readonly string[]): number {
  return items.filter(({ id }) => partIds.includes(id)).reduce((sum, { open }) => sum + open, 0);
}
