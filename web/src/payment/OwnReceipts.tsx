import { formatAmount } from '@grzadka/contract/core/number/amount';
import { paymentEndpoints } from '@grzadka/contract/payment/payment.endpoints';
import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { PrintButton } from '../core/paper/PrintButton.tsx';
import { CardRow } from '../core/ui/CardRow.tsx';
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
      {data?.items.length === 0 && (
        <Typography color="textSecondary">{paymentText.noOwn}</Typography>
      )}
      {data && data.items.length > 0 && (
        <Box component="ul" aria-label={paymentText.own} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.items.map((item) => (
            <CardRow key={item.id}>
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography sx={{ fontWeight: 600 }}>
                  {`${item.number} – ${formatAmount(item.amount)}`}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {[
                    formatMinute(item.recordedAt),
                    item.settlement && settlementText.nameOf(item.settlement),
                    item.description,
                    item.reversedBy && paymentText.reversedBy(item.reversedBy),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </Typography>
              </Box>
              <PrintButton
                endpoint={paymentEndpoints.receipt}
                input={{ params: { id: item.id } }}
                about={item.number}
              >
                {paymentText.print}
              </PrintButton>
            </CardRow>
          ))}
        </Box>
      )}
    </Section>
  );
}
