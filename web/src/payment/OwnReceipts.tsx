import { formatAmount } from '@grzadka/contract/core/number/amount';
import { paymentEndpoints } from '@grzadka/contract/payment/payment.endpoints';
import { useQuery } from '@tanstack/react-query';
import { PrintButton } from '../core/paper/PrintButton.tsx';
import { CardRow, CardRowText } from '../core/ui/CardRow.tsx';
import { PlainList } from '../core/ui/elements/PlainList.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { formatMinute } from '../core/ui/format.ts';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../core/ui/Section.tsx';
import { settlementText } from '../settlement/settlement.text.ts';
import { ownReceiptsQuery } from './payment.queries.ts';
import { paymentText } from './payment.text.ts';

/** What the person signed in took in cash today, each to be printed once more. */
export function OwnReceipts() {
  const { data, error, refetch } = useQuery(ownReceiptsQuery);
  return (
    <Section title={paymentText.own}>
      {!data && <SectionWaiting error={error} failed={paymentText.ownFailed} retry={refetch} />}
      {data?.items.length === 0 && <Text isQuiet>{paymentText.noOwn}</Text>}
      {data && data.items.length > 0 && (
        <PlainList aria-label={paymentText.own}>
          {data.items.map((item) => (
            <CardRow key={item.id}>
              <CardRowText>
                <Text isStrong>{`${item.number} – ${formatAmount(item.amount)}`}</Text>
                <Text kind="body2" isQuiet>
                  {[
                    formatMinute(item.recordedAt),
                    item.settlement && settlementText.nameOf(item.settlement),
                    item.description,
                    item.reversedBy && paymentText.reversedBy(item.reversedBy),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </Text>
              </CardRowText>
              <PrintButton
                endpoint={paymentEndpoints.receipt}
                input={{ params: { id: item.id } }}
                about={item.number}
              >
                {paymentText.print}
              </PrintButton>
            </CardRow>
          ))}
        </PlainList>
      )}
    </Section>
  );
}
