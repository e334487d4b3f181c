import { formatAmount } from '@grzadka/contract/core/number/amount';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import type { RunningEntry } from '@grzadka/contract/ledger/ledger.model';
import { Box, Button, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { mergePages } from '../core/list/loading/useListRows.ts';
import { FittingTable } from '../core/ui/fit/FittingTable.tsx';
import { Section } from '../core/ui/Section.tsx';
import { SectionWaiting } from '../core/ui/SectionWaiting.tsx';
import { runningListQuery } from './ledger.queries.ts';
import { ledgerText } from './ledger.text.ts';

/** What is posted on a settlement account, the newest first: a page, and each earlier one when it is asked for. */
export function RunningList({ settlement }: { settlement: { id: string } }) {
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = useInfiniteQuery(
    runningListQuery(settlement.id),
  );
  const showEarlier = () => fetchNextPage({ cancelRefetch: false });
  const waiting = (retry: () => Promise<unknown>) => (
    <SectionWaiting error={error} failed={ledgerText.failed} retry={retry} />
  );
  return (
    <Section title={ledgerText.section}>
      {data ? <Entries items={mergePages(data.pages).rows} /> : waiting(refetch)}
      {data && error && waiting(hasNextPage ? showEarlier : refetch)}
      {!error && hasNextPage && (
        <Button aria-busy={isFetchingNextPage} onClick={() => void showEarlier()}>
          {ledgerText.more}
        </Button>
      )}
    </Section>
  );
}

function Entries({ items }: { items: readonly RunningEntry[] }) {
  if (items.length > 0) return <EntryTable items={items} />;
  return <Typography color="textSecondary">{ledgerText.none}</Typography>;
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
            {ledgerText.balanceAfter}
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
            <td data-label={ledgerText.balanceAfter} className="number">
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
