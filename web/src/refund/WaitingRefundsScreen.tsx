import { refundEndpoints } from '@grzadka/contract/refund/refund.endpoints';
import type { WaitingRefund } from '@grzadka/contract/refund/refund.model';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../core/access/access.ts';
import { call } from '../core/api/call.ts';
import { paths } from '../core/paths.ts';
import { DeletionQuestion } from '../core/record/DeletionQuestion.tsx';
import { useDeletion } from '../core/record/useDeletion.ts';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { CardRow } from '../core/ui/CardRow.tsx';
import { formatMinute } from '../core/ui/format.ts';
import { KeptFocus } from '../core/ui/KeptFocus.tsx';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../core/ui/Section.tsx';
import { ReturningLink } from '../core/ui/screen/ReturningLink.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../core/ui/screen/ScreenColumn.tsx';
import { useFailures } from '../core/ui/screen/useFailures.ts';
import { notify } from '../core/ui/toasts/notify.ts';
import { paymentPaths } from '../payment/payment.paths.ts';
import { settlementText } from '../settlement/settlement.text.ts';
import { refundArea, waitingRefundsQuery } from './refund.queries.ts';
import { refundText } from './refund.text.ts';

/** Refunds that somebody has to transfer, until a statement of the bank shows that it was done. */
export function WaitingRefundsScreen() {
  const { data, error, refetch } = useQuery(waitingRefundsQuery);
  const mayWrite = useMay('refund:write');
  return (
    <Screen title={refundText.title} back={paths.transactions}>
      <ScreenColumn>
        {mayWrite && (
          <Stack direction="row">
            <Button component={ReturningLink} to={paymentPaths.planRefund} variant="contained">
              {refundText.plan}
            </Button>
          </Stack>
        )}
        <Section title={refundText.waiting}>
          {!data && <SectionWaiting error={error} failed={refundText.failed} retry={refetch} />}
          {data && <Waiting refunds={data.items} mayDelete={mayWrite} />}
        </Section>
      </ScreenColumn>
    </Screen>
  );
}

interface WaitingProps {
  refunds: readonly WaitingRefund[];
  mayDelete: boolean;
}

function Waiting({ refunds, mayDelete }: WaitingProps) {
  const failures = useFailures('alert');
  const tellChanged = useRecordChanged(refundArea);
  const deletion = useDeletion({
    remove: ({ id }: WaitingRefund) => call(refundEndpoints.delete, { params: { id } }),
    failures,
    onDeleted: () => notify.success(refundText.deleted),
    // Somebody else may have deleted it, or the bank's statement brought it.
    onSettled: () => tellChanged(),
  });
  return (
    <KeptFocus label={refundText.waiting} state={refunds.map(({ id }) => id).join(' ')}>
      {failures.error !== undefined && (
        <Alert severity="error" onClose={failures.clear}>
          {failures.error}
        </Alert>
      )}
      {refunds.length === 0 ? (
        <Typography color="textSecondary">{refundText.none}</Typography>
      ) : (
        <>
          <Typography>{refundText.explanation}</Typography>
          <Box
            component="ul"
            aria-label={refundText.waiting}
            sx={{ m: 0, p: 0, listStyle: 'none' }}
          >
            {refunds.map((refund) => (
              <CardRow key={refund.id}>
                <Told refund={refund} />
                {mayDelete && (
                  <Button
                    aria-label={refundText.deleteOf(nameOf(refund))}
                    onClick={() => deletion.ask(refund)}
                  >
                    {refundText.delete}
                  </Button>
                )}
              </CardRow>
            ))}
          </Box>
        </>
      )}
      <DeletionQuestion
        deletion={deletion}
        title={refundText.deleteTitle}
        question={(refund) => refundText.deleteQuestion(nameOf(refund), refund.amount)}
      />
    </KeptFocus>
  );
}

function Told({ refund }: { refund: WaitingRefund }) {
  const { amount, targetAccount, holders, createdAt } = refund;
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{refundText.row(nameOf(refund), amount)}</Typography>
      <Typography>{refundText.target(targetAccount)}</Typography>
      <Typography variant="body2" color="textSecondary">
        {[formatMinute(createdAt), ...holders].join(', ')}
      </Typography>
    </Box>
  );
}

function nameOf({ settlement }: WaitingRefund): string {
  return settlementText.nameOf(settlement);
}
