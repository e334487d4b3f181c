import { formatAmount } from '@grzadka/contract/core/number/amount';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import type { OpenEntry } from '@grzadka/contract/ledger/open-list.model';
import type { ReactNode } from 'react';
import { Text } from '../core/ui/elements/Text.tsx';
import { OpeningRow } from '../core/ui/fit/OpeningRow.tsx';
import { OpeningTable } from '../core/ui/fit/OpeningTable.tsx';
import { Section } from '../core/ui/Section.tsx';
import { DocumentNumber } from './DocumentNumber.tsx';
import { ledgerText } from './ledger.text.ts';
import { openListText } from './open-list.text.ts';

interface OpenListProps {
  open: { readonly balance: number; readonly items: readonly OpenEntry[] };
  /** The papers of an entry, below its words. */
  renderPapers: (entry: OpenEntry) => ReactNode;
  /** What may be done about it, beside its title. */
  actions?: ReactNode;
}

/** What is open on a settlement account, the oldest first, with the balance that it comes to (docs/product/ledger.md#open-list). */
export function OpenList({ open: { balance, items }, renderPapers, actions }: OpenListProps) {
  return (
    <Section title={openListText.title} actions={actions}>
      {items.length === 0 ? (
        <Text isQuiet>{openListText.none}</Text>
      ) : (
        <OpeningTable aria-label={openListText.title} content={items}>
          <thead>
            <tr>
              <th scope="col">{openListText.reason}</th>
              <th scope="col">{openListText.term}</th>
              <th scope="col">{ledgerText.document}</th>
              <th scope="col" className="number">
                {openListText.left}
              </th>
            </tr>
          </thead>
          <tbody>
            {asCharged(items).map((entry) => (
              <OpeningRow
                key={entry.id}
                name={openListText.reasonOf(entry)}
                opened={
                  <>
                    {openListText.inWords(entry).map((words) => (
                      <div key={words}>{words}</div>
                    ))}
                    {renderPapers(entry)}
                  </>
                }
              >
                <td className="whole" data-label={openListText.term}>
                  {entry.dueOn === null ? ledgerText.overpaid : dayInFigures(entry.dueOn)}
                  {entry.dueOn !== null && entry.isDue && ` (${openListText.late(entry.dueOn)})`}
                </td>
                <td className="whole" data-label={ledgerText.document}>
                  <DocumentNumber id={entry.entryId} number={entry.number} series={entry.series} />
                </td>
                <td className="number" data-label={openListText.left}>
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
        </OpeningTable>
      )}
    </Section>
  );
}

/** Interest has a part for each debt on which it is: people see it as the one amount that they were charged. */
function asCharged(items: readonly OpenEntry[]): OpenEntry[] {
  const charged = new Map<string, OpenEntry>();
  for (const item of items) {
    const key = item.series === 'NO' ? item.entryId : item.id;
    const { amount, open } = charged.get(key) ?? { amount: 0, open: 0 };
    charged.set(key, { ...item, amount: amount + item.amount, open: open + item.open });
  }
  return [...charged.values()];
}
