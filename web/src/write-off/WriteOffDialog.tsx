import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import type { OpenEntry } from '@grzadka/contract/ledger/open-list.model';
import { writeOffEndpoints } from '@grzadka/contract/write-off/write-off.endpoints';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useController } from 'react-hook-form';
import { call } from '../core/api/call.ts';
import { FormDialog } from '../core/form/FormDialog.tsx';
import { FieldGroup } from '../core/form/fields/FieldGroup.tsx';
import { FormSelectField } from '../core/form/fields/SelectField.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { Text } from '../core/ui/elements/Text.tsx';
import { CheckboxField } from '../core/ui/fields/Checkbox.tsx';
import { notify } from '../core/ui/toasts/notify.ts';
import { openListText } from '../ledger/open-list.text.ts';
import { resolutionOptions, resolutionsQuery } from '../tariff/form/ChoiceFields.tsx';
import { writeOffText } from './write-off.text.ts';

interface WriteOffDialogProps {
  open: boolean;
  /** What is open on the account. */
  items: readonly OpenEntry[];
  onClose: () => void;
}

/** Asks what of an account's debts is written off, why, and by which resolution (docs/product/payments.md#write-offs). */
export function WriteOffDialog({ open, items, onClose }: WriteOffDialogProps) {
  const { data } = useQuery(resolutionsQuery);
  const tellChanged = useRecordChanged('write-off');
  const made = useRef('');
  return (
    <FormDialog
      open={open}
      title={writeOffText.title}
      endpoint={writeOffEndpoints.create}
      defaultValues={{ partIds: [], reason: '', resolutionId: '' }}
      submit={async (body) => {
        made.current = (await call(writeOffEndpoints.create, { body })).number;
      }}
      submitLabel={writeOffText.submit}
      onSaved={() => {
        tellChanged();
        notify.success(writeOffText.made(made.current));
        onClose();
      }}
      onClose={onClose}
    >
      <Text>{writeOffText.question}</Text>
      <Parts items={items.filter(({ open: amount }) => amount > 0)} />
      <FormTextField name="reason" label={writeOffText.reason} helper={writeOffText.reasonHint} />
      <FormSelectField
        name="resolutionId"
        label={writeOffText.resolution}
        placeholder={writeOffText.choose}
        helper={writeOffText.resolutionHint}
        options={resolutionOptions(data?.items)}
      />
    </FormDialog>
  );
}

/** The open parts, each to be ticked, and what those that are come to. */
function Parts({ items }: Pick<WriteOffDialogProps, 'items'>) {
  const { field, fieldState } = useController<{ partIds: string[] }, 'partIds'>({
    name: 'partIds',
  });
  const chosen = new Set(field.value);
  const sum = items.filter(({ id }) => chosen.has(id)).reduce((total, { open }) => total + open, 0);
  return (
    <FieldGroup title={writeOffText.parts}>
      {items.length === 0 && <Text isQuiet>{writeOffText.none}</Text>}
      {items.map((item, index) => (
        <CheckboxField
          key={item.id}
          name={`partIds.${item.id}`}
          label={writeOffText.part(
            openListText.reasonOf(item),
            dayInFigures(item.dueOn ?? item.postingDay),
            item.open,
          )}
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
      <Text as="output" isStrong>
        {writeOffText.sum(sum)}
      </Text>
    </FieldGroup>
  );
}
