import { formatAmount } from '@grzadka/contract/core/number/amount';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { SettlementBalance } from '@grzadka/contract/ledger/ledger.model';
import { Box, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lateField } from '../core/ui/loading/late-part.tsx';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../core/ui/Section.tsx';
import { balanceQuery } from './ledger.queries.ts';
import { ledgerText } from './ledger.text.ts';

const DayField = lateField(async () => (await import('../core/ui/dates/DayField.tsx')).DayField);

interface BalanceSectionProps {
  settlement: { readonly id: string; readonly openedOn: string | null };
}

/** What a settlement account comes to on a day, today unless another one is asked for (docs/product/ledger.md#balance). */
export function BalanceSection({ settlement: { id, openedOn } }: BalanceSectionProps) {
  const [day, setDay] = useState(gardenToday);
  const isDay = day !== '';
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...balanceQuery(id, day),
    enabled: isDay,
    // The amounts stay in their places until those of the other day are there.
    placeholderData: keepPreviousData,
  });
  return (
    <Section title={ledgerText.otherDay}>
      <Box sx={rowStyle}>
        <Box sx={fieldStyle}>
          <DayField
            open
            label={ledgerText.balanceOn}
            value={day}
            unread={() => ''}
            error={isDay ? undefined : ledgerText.noDay}
            onChange={setDay}
          />
        </Box>
        {data === undefined && isDay ? (
          <SectionWaiting error={error} failed={ledgerText.balanceFailed} retry={refetch} />
        ) : (
          <Amounts balance={isDay ? data : undefined} isOfOtherDay={isDay && isPlaceholderData} />
        )}
      </Box>
      {isDay && openedOn !== null && day < openedOn && (
        <Typography color="textSecondary" sx={{ mt: 1.5 }}>
          {ledgerText.notOpenYet(openedOn)}
        </Typography>
      )}
    </Section>
  );
}

interface AmountsProps {
  /** Undefined where there is no day to tell of. */
  balance: SettlementBalance | undefined;
  /** Another day is asked for, whose amounts are on their way. */
  isOfOtherDay: boolean;
}

function Amounts({ balance, isOfOtherDay }: AmountsProps) {
  const amounts = [
    { label: ledgerText.sum, amount: balance?.balance, note: stateOf(balance) },
    { label: ledgerText.due, amount: balance?.due },
    { label: ledgerText.notDue, amount: balance?.notDue },
    { label: ledgerText.overpaid, amount: balance?.overpaid },
  ];
  return (
    <Box component="dl" aria-busy={isOfOtherDay} sx={isOfOtherDay ? waitingStyle : amountsStyle}>
      {amounts.map(({ label, amount, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount === undefined ? '–' : formatAmount(amount)}</dd>
          {note !== undefined && <dd className="note">{note}</dd>}
        </div>
      ))}
    </Box>
  );
}

/** What a balance means, in a word. */
function stateOf(balance: SettlementBalance | undefined): string | undefined {
  if (balance === undefined) return undefined;
  if (balance.balance > 0) return ledgerText.owed;
  return balance.balance < 0 ? ledgerText.overpaidState : ledgerText.settled;
}

/** The label of the field lies on its edge: without room it would touch the heading. */
const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 3,
  pt: 1,
} as const;

/** As high as the field, which comes late. */
const fieldStyle = { flex: '0 1 13rem', minHeight: 56 } as const;

const amountsStyle = {
  flex: '1 1 18rem',
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7.25rem, 1fr))',
  gap: 2,
  dt: { color: 'text.secondary' },
  dd: { m: 0, fontWeight: 600, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  'dd.note': { fontWeight: 400, fontSize: '0.875em', color: 'text.secondary' },
} as const;

/** Paler, and still to be read. */
const waitingStyle = { ...amountsStyle, color: 'text.secondary' } as const;
