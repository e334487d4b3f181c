import type { OpenEntry } from '@grzadka/contract/ledger/open-list.model';
import { writeOffEndpoints } from '@grzadka/contract/write-off/write-off.endpoints';
import { writeOffForm } from '@grzadka/contract/write-off/write-off.model';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { call } from '../core/api/call.ts';
import { useClientKey } from '../core/api/useClientKey.ts';
import { FormDialog } from '../core/form/FormDialog.tsx';
import { FormSelectField } from '../core/form/fields/SelectField.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { Text } from '../core/ui/elements/Text.tsx';
import { notify } from '../core/ui/toasts/notify.ts';
import { OpenPartsField, sumOfTicked } from '../ledger/OpenPartsField.tsx';
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
  // However often it is sent, it is written off once.
  const { keyOf, forget } = useClientKey();
  return (
    <FormDialog
      open={open}
      title={writeOffText.title}
      endpoint={{ body: writeOffForm }}
      defaultValues={{ partIds: [], reason: '', resolutionId: '' }}
      submit={async (asked) => {
        const body = { ...asked, clientKey: keyOf(asked) };
        made.current = (await call(writeOffEndpoints.create, { body })).number;
      }}
      submitLabel={writeOffText.submit}
      onSaved={() => {
        forget();
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

/** The open parts, and what those that are ticked come to. */
function Parts({ items }: Pick<WriteOffDialogProps, 'items'>) {
  const partIds = useWatch<{ partIds: string[] }, 'partIds'>({ name: 'partIds' });
  return (
    <OpenPartsField title={writeOffText.parts} items={items}>
      <Text as="output" isStrong>
        {writeOffText.sum(sumOfTicked(items, partIds))}
      </Text>
    </OpenPartsField>
  );
}
