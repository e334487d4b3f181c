import { formatAmount } from '@grzadka/contract/core/number/amount';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import type { RunningEntry, SettlementBalance } from '@grzadka/contract/ledger/ledger.model';
import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FactList } from '../core/ui/FactList.tsx';
import { FittingTable } from '../core/ui/fit/FittingTable.tsx';
import { Section } from '../core/ui/Section.tsx';
import { SectionWaiting } from '../core/ui/SectionWaiting.tsx';
import { balanceQuery, runningListQuery } from './ledger.queries.ts';
import { ledgerText } from './ledger.text.ts';

/** So many are shown at first, and so many more each time that more are asked for. */
const step = 50;

/** As many as one call gives. */
const most = 1000;

/** What is posted on a settlement account, the newest first, below what it comes to today. */
export function RunningList({ settlement }: { settlement: { id: string } }) {
  const [limit, setLimit] = useState(step);
  const entries = useQuery(runningListQuery(settlement.id, limit));
  const balance = useQuery(balanceQuery(settlement.id));
  if (!entries.data || !balance.data) {
    const retry = () => Promise.all([entries.refetch(), balance.refetch()]);
    return (
      <Section title={ledgerText.section}>
        <SectionWaiting
          error={entries.error ?? balance.error}
          failed={ledgerText.failed}
          retry={retry}
        />
      </Section>
    );
  }
  const { items, totalItems } = entries.data;
  return (
    <Section title={ledgerText.section}>
      <FactList facts={balanceFacts(balance.data)} />
      {items.length > 0 ? (
        <EntryTable items={items} />
      ) : (
        <Typography color="textSecondary">{ledgerText.none}</Typography>
      )}
      {totalItems > limit && limit < most && (
        <Button onClick={() => setLimit(limit + step)}>{ledgerText.more}</Button>
      )}
    </Section>
  );
}

function balanceFacts({ due, notDue, overpaid }: SettlementBalance) {
  if (due === 0 && notDue === 0 && overpaid === 0) {
    return [{ label: ledgerText.state, value: ledgerText.settled }];
  }
  const told = (label: string, amount: number) => ({
    label,
    value: amount === 0 ? undefined : formatAmount(amount),
  });
  return [
    told(ledgerText.due, due),
    told(ledgerText.notDue, notDue),
    told(ledgerText.overpaid, overpaid),
  ];
}

function EntryTable({ items }: { items: readonly RunningEntry[] }) {
  return (
    <FittingTable aria-label={ledgerText.section} content={items}>
      <thead>
        <tr>
          <th scope="col">{ledgerText.day}</th>
          <th scope="col">{ledgerText.document}</th>
          <th scope="col">{ledgerText.words}</th>
          <th scope="col" className="number">
            {ledgerText.amount}
          </th>
          <th scope="col" className="number">
            {ledgerText.balance}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, postingDay, number, description, amount, balance, ...more }) => (
          <tr key={id}>
            <td className="whole">{dayInFigures(postingDay)}</td>
            <td data-label={ledgerText.document} className="whole">
              {number}
            </td>
            <td data-label={ledgerText.words}>
              {description}
              <EntryNotes {...more} />
            </td>
            <td data-label={ledgerText.amount} className="number">
              {formatAmount(amount)}
            </td>
            <td data-label={ledgerText.balance} className="number">
              {formatAmount(balance)}
            </td>
          </tr>
        ))}
      </tbody>
    </FittingTable>
  );
}

/** Of a debt what is open of it, of a payment what it covers, and what took it back; what takes back says so in its words. */
function EntryNotes({
  series,
  parts,
  covers,
  reversedBy,
}: Pick<RunningEntry, 'series' | 'parts' | 'covers' | 'reversedBy'>) {
  if (series === 'ST') return null;
  const notes =
    reversedBy === null
      ? [...parts.map(ledgerText.part), ...covers.map(ledgerText.covers)]
      : [ledgerText.reversedBy(reversedBy)];
  return notes.map((note) => (
    <Box key={note} sx={{ color: 'text.secondary', fontSize: '0.875em' }}>
      {note}
    </Box>
  ));
}
