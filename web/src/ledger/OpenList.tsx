import { formatAmount } from '@grzadka/contract/core/number/amount';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import type { OpenEntry } from '@grzadka/contract/ledger/ledger.model';
import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { FittingTable } from '../core/ui/fit/FittingTable.tsx';
import { OpeningRow } from '../core/ui/fit/OpeningRow.tsx';
import { Section } from '../core/ui/Section.tsx';
import { DocumentNumber } from './DocumentNumber.tsx';
import { ledgerText } from './ledger.text.ts';

interface OpenListProps {
  open: { readonly balance: number; readonly items: readonly OpenEntry[] };
  /** The papers of an entry, below its words. */
  papersOf: (entry: OpenEntry) => ReactNode;
}

/** What is open on a settlement account, the oldest first, with the balance that it comes to (docs/product/ledger.md#open-list). */
export function OpenList({ open: { balance, items }, papersOf }: OpenListProps) {
  return (
    <Section title={ledgerText.openList}>
      {items.length === 0 ? (
        <Typography color="textSecondary">{ledgerText.nothingOpen}</Typography>
      ) : (
        <FittingTable isDense aria-label={ledgerText.openList} content={items}>
          <thead>
            <tr>
              <th scope="col">{ledgerText.reason}</th>
              <th scope="col">{ledgerText.term}</th>
              <th scope="col">{ledgerText.document}</th>
              <th scope="col" className="number">
                {ledgerText.left}
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((entry) => (
              <OpeningRow
                key={entry.id}
                name={ledgerText.reasonOf(entry)}
                opened={
                  <>
                    {ledgerText.openInWords(entry).map((words) => (
                      <div key={words}>{words}</div>
                    ))}
                    {papersOf(entry)}
                  </>
                }
              >
                <td className="whole" data-label={ledgerText.term}>
                  {entry.dueOn === null ? ledgerText.overpaid : dayInFigures(entry.dueOn)}
                  {entry.dueOn !== null && entry.isDue && ` (${ledgerText.age(entry.dueOn)})`}
                </td>
                <td className="whole" data-label={ledgerText.document}>
                  <DocumentNumber id={entry.entryId} number={entry.number} series={entry.series} />
                </td>
                <td className="number" data-label={ledgerText.left}>
                  {formatAmount(entry.open)}
                </td>
              </OpeningRow>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {ledgerText.balance}
              </th>
              <td className="number">
                <strong>{formatAmount(balance)}</strong>
              </td>
            </tr>
          </tfoot>
        </FittingTable>
      )}
    </Section>
  );
}
