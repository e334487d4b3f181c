import { formatAmount } from '@grzadka/contract/core/number/amount';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import type { OwnSettlement } from '@grzadka/contract/own/own.model';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { FittingTable } from '../../core/ui/fit/FittingTable.tsx';
import { SectionWaiting } from '../../core/ui/loading/SectionWaiting.tsx';
import { ledgerText } from '../../ledger/ledger.text.ts';
import { inShort } from '../../ledger/open-list.text.ts';
import { ownEntriesQuery } from '../own.queries.ts';
import { ownAccountText } from './own-account.text.ts';

/** How many are read at first, and how many more each time. */
const page = 10;

/** What was posted on an own account, the newest first, with the balance after each. */
export function OwnEntries({ account: { id } }: { account: OwnSettlement }) {
  const [limit, setLimit] = useState(page);
  const { data, error, refetch } = useQuery(ownEntriesQuery(id, limit));
  if (!data) {
    return <SectionWaiting error={error} failed={ledgerText.failed} retry={refetch} />;
  }
  if (data.items.length === 0) return <Text isQuiet>{ledgerText.none}</Text>;
  return (
    <Stack gap={12}>
      <FittingTable aria-label={ownAccountText.entries} content={data.items}>
        <thead>
          <tr>
            <th scope="col">{ledgerText.words}</th>
            <th scope="col">{ledgerText.day}</th>
            <th scope="col" className="number">
              {ledgerText.amount}
            </th>
            <th scope="col" className="number">
              {ledgerText.balanceAfter}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.items.map(({ id: entryId, series, description, postingDay, ...entry }) => (
            <tr key={entryId}>
              <td>
                {entry.reversedBy === null
                  ? inShort({ series, words: description })
                  : ledgerText.reversed(inShort({ series, words: description }))}
              </td>
              <td className="whole" data-label={ledgerText.day}>
                {dayInFigures(postingDay)}
              </td>
              <td className="number" data-label={ledgerText.amount}>
                {formatAmount(entry.amount)}
              </td>
              <td className="number" data-label={ledgerText.balanceAfter}>
                {formatAmount(entry.balance)}
              </td>
            </tr>
          ))}
        </tbody>
      </FittingTable>
      {data.items.length < data.totalItems && (
        <Button isAtStart onClick={() => setLimit(limit + 2 * page)}>
          {ledgerText.more}
        </Button>
      )}
    </Stack>
  );
}
