import { formatAmount } from '@grzadka/contract/core/number/amount';
import { monthInWords } from '@grzadka/contract/core/time/day-in-words';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import type { RunningEntry } from '@grzadka/contract/ledger/ledger.model';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PagedSection } from '../core/record/PagedSection.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { OpeningRow } from '../core/ui/fit/OpeningRow.tsx';
import { OpeningTable } from '../core/ui/fit/OpeningTable.tsx';
import { DocumentNumber } from './DocumentNumber.tsx';
import { runningListQuery } from './ledger.queries.ts';
import { ledgerText } from './ledger.text.ts';
import { inShort } from './open-list.text.ts';

interface RunningListProps {
  settlement: { readonly id: string };
  /** How many are shown at first. */
  atFirst?: number;
  /** What can be done with all that is posted, once something is. */
  actions?: ReactNode;
  /** What can be done with an entry, below its words. */
  actionOf?: (entry: RunningEntry) => ReactNode;
}

/** What is posted on a settlement account, the newest first: a page, and each earlier one when it is asked for. */
export function RunningList({ settlement, atFirst = 10, actions, actionOf }: RunningListProps) {
  const read = useInfiniteQuery(runningListQuery(settlement.id, atFirst));
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
  return <Text isQuiet>{ledgerText.none}</Text>;
}

function EntryTable({ items, actionOf }: EntriesProps) {
  return (
    <OpeningTable aria-label={ledgerText.section} content={items}>
      <thead>
        <tr>
          <th scope="col">{ledgerText.words}</th>
          <th scope="col">{ledgerText.day}</th>
          <th scope="col">{ledgerText.document}</th>
          <th scope="col" className="number">
            {ledgerText.amount}
          </th>
          <th scope="col" className="number">
            {ledgerText.balanceAfter}
          </th>
        </tr>
      </thead>
      {byMonth(items).map(([month, entries]) => (
        <tbody key={month}>
          <tr className="month">
            <th scope="rowgroup" colSpan={5}>
              {month}
            </th>
          </tr>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} actionOf={actionOf} />
          ))}
        </tbody>
      ))}
    </OpeningTable>
  );
}

/** Entries by the month of their day, in the order that they have. */
function byMonth(items: readonly RunningEntry[]): [string, RunningEntry[]][] {
  return [...Map.groupBy(items, ({ postingDay }) => monthInWords(postingDay))];
}

/** An entry in a line, and its whole words with what it covers when it is pressed. */
function EntryRow({ entry, actionOf }: { entry: RunningEntry } & Pick<EntriesProps, 'actionOf'>) {
  const { description, series, reversedBy } = entry;
  const short = inShort({ series, words: description });
  return (
    <OpeningRow
      name={reversedBy === null ? short : ledgerText.reversed(short)}
      opened={
        <>
          {short !== description && <div>{description}</div>}
          {notesOf(entry).map((note) => (
            <div key={note}>{note}</div>
          ))}
          {actionOf?.(entry)}
        </>
      }
    >
      <td className="whole" data-label={ledgerText.day}>
        {dayInFigures(entry.postingDay)}
      </td>
      <td data-label={ledgerText.document} className="whole">
        <DocumentNumber {...entry} />
      </td>
      <td data-label={ledgerText.amount} className="number">
        {formatAmount(entry.amount)}
      </td>
      <td data-label={ledgerText.balanceAfter} className="number">
        {formatAmount(entry.balance)}
      </td>
    </OpeningRow>
  );
}

/** Of a debt what is open of it, of a payment what it covers, and what took it back; what takes back says so in its words. */
function notesOf({ series, parts, covers, reversedBy }: RunningEntry): string[] {
  if (series === 'ST') return [];
  if (reversedBy !== null) return [ledgerText.reversedBy(reversedBy)];
  return [...parts.map(ledgerText.part), ...covers.map(ledgerText.covers)];
}
