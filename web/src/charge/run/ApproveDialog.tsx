import { chargeRefusals } from '@grzadka/contract/charge/charge.refusals';
import { chargeRunEndpoints } from '@grzadka/contract/charge/run/charge-run.endpoints';
import {
  type ChargeRunDetails,
  chargeRunApprove,
} from '@grzadka/contract/charge/run/charge-run.model';
import { formatAmount } from '@grzadka/contract/core/number/amount';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import * as z from 'zod/mini';
import { call } from '../../core/api/call.ts';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { FormCheckboxField } from '../../core/form/fields/CheckboxField.tsx';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { chargeText } from '../charge.text.ts';
import { PaperLacksAlert } from '../PaperLacksAlert.tsx';

/** The same call where what is due first is due too soon: somebody says that it is to be so. */
const confirmed = {
  body: chargeRunApprove.check(
    z.refine(({ confirmShortNotice }) => confirmShortNotice === true, {
      path: ['confirmShortNotice'],
      error: chargeText.noConfirmation,
    }),
  ),
};

interface ApproveDialogProps {
  open: boolean;
  run: ChargeRunDetails;
  etag: string | undefined;
  onSaved: () => void;
  onClose: () => void;
}

/** Asks with the count, the sum and the due days, and about short notice where it is short; what is approved is the version that was shown. */
export function ApproveDialog({ run, etag, ...dialog }: ApproveDialogProps) {
  const { id, counts, amount, dueDays, issueDay, lastIssueDay } = run;
  const isShort = lastIssueDay !== null && issueDay > lastIssueDay;
  return (
    <FormDialog
      {...dialog}
      title={chargeText.approveTitle}
      endpoint={isShort ? confirmed : { body: chargeRunApprove }}
      defaultValues={{ id, confirmShortNotice: false }}
      submit={(body) =>
        call(chargeRunEndpoints.approve, { body }, { ifMatch: etag, isAnsweredSoon: true })
      }
      submitLabel={chargeText.approve}
      savingLabel={chargeText.approving}
    >
      <Text>{chargeText.approveQuestion(counts.settlements, amount ?? 0)}</Text>
      {dueDays.length > 0 && (
        <Text>
          {`${chargeText.dueDays}: ${dueDays
            .map((due) => `${dayInFigures(due.dueOn)} – ${formatAmount(due.amount)}`)
            .join(', ')}`}
        </Text>
      )}
      <PaperLacksAlert lacks={run.paperLacks} />
      {isShort && (
        <>
          <Notice tone="warning">{chargeRefusals.shortNotice(lastIssueDay)}</Notice>
          <FormCheckboxField name="confirmShortNotice" label={chargeText.confirmShortNotice} />
        </>
      )}
    </FormDialog>
  );
}
