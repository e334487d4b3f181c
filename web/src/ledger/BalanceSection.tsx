import { formatAmount } from '@grzadka/contract/core/number/amount';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { SettlementBalance } from '@grzadka/contract/ledger/ledger.model';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { classNames } from '../core/ui/elements/class-names.ts';
import { Text } from '../core/ui/elements/Text.tsx';
import { lateField } from '../core/ui/loading/late-part.tsx';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../core/ui/Section.tsx';
import styles from './BalanceSection.module.css';
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
      <div className={styles['dayAndAmounts']}>
        <div className={styles['day']}>
          <DayField
            open
            label={ledgerText.balanceOn}
            value={day}
            unread={() => ''}
            error={isDay ? undefined : ledgerText.noDay}
            onChange={setDay}
          />
        </div>
        {data === undefined && isDay ? (
          <SectionWaiting error={error} failed={ledgerText.balanceFailed} retry={refetch} />
        ) : (
          <Amounts balance={isDay ? data : undefined} isOfOtherDay={isDay && isPlaceholderData} />
        )}
      </div>
      {isDay && openedOn !== null && day < openedOn && (
        <Text isQuiet className={styles['notOpenYet']}>
          {ledgerText.notOpenYet(openedOn)}
        </Text>
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
    <dl
      aria-busy={isOfOtherDay}
      className={classNames(styles['amounts'], isOfOtherDay && styles['waiting'])}
    >
      {amounts.map(({ label, amount, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount === undefined ? '–' : formatAmount(amount)}</dd>
          {note !== undefined && <dd className={styles['note']}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** What a balance means, in a word. */
function stateOf(balance: SettlementBalance | undefined): string | undefined {
  if (balance === undefined) return undefined;
  if (balance.balance > 0) return ledgerText.owed;
  return balance.balance < 0 ? ledgerText.overpaidState : ledgerText.settled;
}
