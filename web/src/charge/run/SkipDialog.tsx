import { chargeRunEndpoints } from '@grzadka/contract/charge/run/charge-run.endpoints';
import { chargeRunRecord } from '@grzadka/contract/charge/run/charge-run.record';
import { id, text } from '@grzadka/contract/core/fields';
import * as z from 'zod/mini';
import { call } from '../../core/api/call.ts';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { Text } from '../../core/ui/elements/Text.tsx';
import { notify } from '../../core/ui/toasts/notify.ts';
import { chargeText } from '../charge.text.ts';

/** To take an account in again, the call takes no reason; to leave it out, a person gives one. */
const form = {
  body: z.object({
    id,
    settlementId: id,
    reason: text({ max: 300, empty: chargeText.noSkipReason }),
  }),
};

interface SkipDialogProps {
  /** The account and its run, and what the account is called; undefined while nothing is asked. */
  asked:
    | { readonly runId: string; readonly settlementId: string; readonly name: string }
    | undefined;
  onClose: () => void;
}

/** Leaves an account out of a draft, with a reason. */
export function SkipDialog({ asked, onClose }: SkipDialogProps) {
  const tellChanged = useRecordChanged(chargeRunRecord.name);
  if (asked === undefined) return null;
  const { runId, settlementId, name } = asked;
  return (
    <FormDialog
      open
      title={chargeText.skipTitle}
      endpoint={form}
      defaultValues={{ id: runId, settlementId, reason: '' }}
      submit={(body) => call(chargeRunEndpoints.skip, { body })}
      submitLabel={chargeText.skip}
      onSaved={() => {
        tellChanged();
        notify.success(chargeText.skipDone);
        onClose();
      }}
      onClose={onClose}
    >
      <Text hasLongWords>{name}</Text>
      <FormTextField name="reason" label={chargeText.skipReason} autoFocus />
    </FormDialog>
  );
}
