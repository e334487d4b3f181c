import { refundEndpoints } from '@grzadka/contract/refund/refund.endpoints';
import type { WaitingRefund } from '@grzadka/contract/refund/refund.model';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../core/access/access.ts';
import { call } from '../core/api/call.ts';
import { paths } from '../core/paths.ts';
import { DeletionQuestion } from '../core/record/DeletionQuestion.tsx';
import { useDeletion } from '../core/record/useDeletion.ts';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { CardRow, CardRowText } from '../core/ui/CardRow.tsx';
import { Button } from '../core/ui/elements/Button.tsx';
import { Notice } from '../core/ui/elements/Notice.tsx';
import { PlainList } from '../core/ui/elements/PlainList.tsx';
import { Row } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { formatMinute } from '../core/ui/format.ts';
import { KeptFocus } from '../core/ui/KeptFocus.tsx';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../core/ui/Section.tsx';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
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
          <Row gap={8}>
            <ButtonLink isReturning look="filled" to={paymentPaths.planRefund}>
              {refundText.plan}
            </ButtonLink>
          </Row>
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
        <Notice tone="error" onClose={failures.clear}>
          {failures.error}
        </Notice>
      )}
      {refunds.length === 0 ? (
        <Text isQuiet>{refundText.none}</Text>
      ) : (
        <>
          <Text>{refundText.explanation}</Text>
          <PlainList aria-label={refundText.waiting}>
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
          </PlainList>
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
    <CardRowText>
      <Text isStrong>{refundText.row(nameOf(refund), amount)}</Text>
      <Text>{refundText.target(targetAccount)}</Text>
      <Text kind="body2" isQuiet>
        {[formatMinute(createdAt), ...holders].join(', ')}
      </Text>
    </CardRowText>
  );
}

function nameOf({ settlement }: WaitingRefund): string {
  return settlementText.nameOf(settlement);
}
