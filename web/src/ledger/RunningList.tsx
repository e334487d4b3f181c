import { formatAmount } from '@grzadka/contract/core/number/amount';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import type { RunningEntry } from '@grzadka/contract/ledger/ledger.model';
import { Box, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMay } from '../core/access/access.ts';
import { DetailsLink } from '../core/record/DetailsLink.tsx';
import { PagedSection } from '../core/record/PagedSection.tsx';
import { FittingTable } from '../core/ui/fit/FittingTable.tsx';
import { runningListQuery } from './ledger.queries.ts';
import { ledgerText } from './ledger.text.ts';

interface RunningListProps {
  settlement: { readonly id: string };
  /** What can be done with all that is posted, once something is. */
  actions?: ReactNode;
  /** What can be done with an entry, below its words. */
  actionOf?: (entry: RunningEntry) => ReactNode;
}

/** What is posted on a settlement account, the newest first: a page, and each earlier one when it is asked for. */
export function RunningList({ settlement, actions, actionOf }: RunningListProps) {
  const read = useInfiniteQuery(runningListQuery(settlement.id));
  const isEmpty = read.data?.pages[0]?.items.length === 0;
  return (
    <PagedSection
      title={ledgerText.section}
      words={ledgerText}
      read={read}
      actions={read.data && !isEmpty && actions}
    >
      {(items) => <Entries items={items} actionOf={actionOf} />}
    </PagedSection>
  );
}

interface EntriesProps {
  items: readonly RunningEntry[];
  actionOf: RunningListProps['actionOf'];
}

function Entries({ items, actionOf }: EntriesProps) {
  if (items.length > 0) return <EntryTable items={items} actionOf={actionOf} />;
  return <Typography color="textSecondary">{ledgerText.none}</Typography>;
}

function EntryTable({ items, actionOf }: EntriesProps) {
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
        {items.map((entry) => (
          <tr key={entry.id}>
            <td className="whole">{dayInFigures(entry.postingDay)}</td>
            <td data-label={ledgerText.document} className="whole">
              <DocumentNumber entry={entry} />
            </td>
            <td data-label={ledgerText.words}>
              {entry.description}
              <EntryNotes {...entry} />
              {actionOf?.(entry)}
            </td>
            <td data-label={ledgerText.amount} className="number">
              {formatAmount(entry.amount)}
            </td>
            <td data-label={ledgerText.balanceAfter} className="number">
              {formatAmount(entry.balance)}
            </td>
          </tr>
        ))}
      </tbody>
    </FittingTable>
  );
}

/** The number of a document; that of cash leads to the document's screen. */
function DocumentNumber({ entry: { id, number, series } }: { entry: RunningEntry }) {
  const mayRead = useMay('ledger:read');
  const isCash = series === 'KP' || series === 'KW';
  return mayRead && isCash ? <DetailsLink kind="transaction" id={id} name={number} /> : number;
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
