import { chargeRunReverse } from '@grzadka/contract/charge/charge.model';
import { chargeRunEndpoints } from '@grzadka/contract/charge/run/charge-run.endpoints';
import type { ChargeRunDetails } from '@grzadka/contract/charge/run/charge-run.model';
import { chargeRunRecord } from '@grzadka/contract/charge/run/charge-run.record';
import { statementEndpoints } from '@grzadka/contract/statement/statement.endpoints';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../core/access/access.ts';
import { call } from '../../core/api/call.ts';
import { PaperButton } from '../../core/paper/PaperButton.tsx';
import { recordPath } from '../../core/record/record-path.ts';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { Row, Stack } from '../../core/ui/elements/Stack.tsx';
import { EditIcon } from '../../core/ui/icons.ts';
import { ButtonLink } from '../../core/ui/screen/ButtonLink.tsx';
import { useFailures } from '../../core/ui/screen/useFailures.ts';
import { notify } from '../../core/ui/toasts/notify.ts';
import { uiText } from '../../core/ui/ui.text.ts';
import { ReversalDialog } from '../../ledger/ReversalDialog.tsx';
import { chargeRunPlace, feeNoticePath } from '../charge.paths.ts';
import { isUnderWay } from '../charge.queries.ts';
import { chargeText } from '../charge.text.ts';
import { ApproveDialog } from './ApproveDialog.tsx';
import { DeleteDraftButton } from './DeleteDraftButton.tsx';

interface RunActionsProps {
  run: ChargeRunDetails;
  etag: string | undefined;
}

/** What can be done with a run as it is: the next step first. */
export function RunActions({ run, etag }: RunActionsProps) {
  const mayWrite = useMay(chargeRunRecord.permissions.write);
  // Notices say of each account what it owes besides.
  const mayReadDebtors = useMay('debtor:read');
  const mayNotify = useMay('message:write') && mayReadDebtors;
  const mayApprove = useMay('fee:approve');
  const [asked, setAsked] = useState<'approve' | 'reverse'>();
  const failures = useFailures('alert');
  const tellChanged = useRecordChanged(chargeRunRecord.name);
  const calculation = useMutation({
    mutationFn: () => call(chargeRunEndpoints.calculate, { body: { id: run.id } }),
    onMutate: failures.clear,
    onError: failures.show,
    onSettled: () => tellChanged(),
  });
  const close = () => setAsked(undefined);
  const done = (text: string) => () => {
    tellChanged();
    notify.success(text);
    close();
  };
  if (isUnderWay(run)) return null;
  const isDraft = run.state === 'draft';
  const isReady = isDraft && run.calculatedAt !== null && run.counts.blocked === 0;
  return (
    <Stack gap={16}>
      {failures.error !== undefined && (
        <Notice tone="error" onClose={failures.clear}>
          {failures.error}
        </Notice>
      )}
      <Row gap={12}>
        {mayApprove && isReady && (
          <Button look="filled" onClick={() => setAsked('approve')}>
            {chargeText.approve}
          </Button>
        )}
        {mayWrite && isDraft && (
          <>
            <Button look={isReady ? 'outlined' : 'filled'} onClick={() => calculation.mutate()}>
              {run.calculatedAt === null ? chargeText.calculate : chargeText.calculateAgain}
            </Button>
            <ButtonLink
              look="outlined"
              to={recordPath(chargeRunPlace.screens.edit, run.id)}
              startIcon={<EditIcon />}
            >
              {uiText.edit}
            </ButtonLink>
            <DeleteDraftButton run={run} etag={etag} failures={failures} />
          </>
        )}
        {mayReadDebtors && run.state === 'approved' && (
          <PaperButton
            endpoint={statementEndpoints.notices}
            input={{ params: { id: run.id } }}
            letters={chargeText.noticesMade}
          >
            {chargeText.notices}
          </PaperButton>
        )}
        {mayNotify && run.state === 'approved' && (
          <ButtonLink isReturning look="outlined" to={feeNoticePath(run.id)}>
            {chargeText.notify}
          </ButtonLink>
        )}
        {mayApprove && run.state === 'approved' && (
          <Button look="outlined" onClick={() => setAsked('reverse')}>
            {chargeText.reverse}
          </Button>
        )}
      </Row>
      <ApproveDialog
        open={asked === 'approve'}
        run={run}
        etag={etag}
        onSaved={() => {
          // Once it is done its screen says so.
          tellChanged();
          close();
        }}
        onClose={close}
      />
      <ReversalDialog
        open={asked === 'reverse'}
        words={{
          title: chargeText.reverseTitle,
          question: chargeText.reverseQuestion,
          label: chargeText.reverse,
          example: chargeText.reversalExample,
        }}
        endpoint={{ body: chargeRunReverse }}
        what={{ id: run.id }}
        submit={(body) => call(chargeRunEndpoints.reverse, { body })}
        onSaved={done(chargeText.reversed)}
        onClose={close}
      />
    </Stack>
  );
}
