import type { ImportedLine } from '@grzadka/contract/bank/importing/bank-import.model';
import { formatAmount } from '@grzadka/contract/core/number/amount';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { typedBankAccount } from '@grzadka/contract/settings/bank-account';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DetailsLink } from '../../core/record/DetailsLink.tsx';
import { PagedSection } from '../../core/record/PagedSection.tsx';
import { AccountNumber } from '../../core/ui/AccountNumber.tsx';
import { FittingTable } from '../../core/ui/fit/FittingTable.tsx';
import { importedLinesQuery, type Outcome } from './bank-import.queries.ts';
import { bankImportText } from './bank-import.text.ts';
import { DoubleDecision } from './DoubleDecision.tsx';
import styles from './ImportedLines.module.css';

interface ImportedLinesProps {
  id: string;
  outcome: Outcome;
  /** What stands above them. */
  children?: ReactNode;
}

/** The lines of a file with one outcome, in the file's order: a page, and each further one when it is asked for. */
export function ImportedLines({ id, outcome, children }: ImportedLinesProps) {
  const title = bankImportText.sections[outcome];
  return (
    <PagedSection
      title={title}
      words={{ failed: bankImportText.linesFailed, more: bankImportText.more }}
      read={useInfiniteQuery(importedLinesQuery(id, outcome))}
      above={children}
    >
      {(items) => <Lines title={title} items={items} />}
    </PagedSection>
  );
}

interface LinesProps {
  title: string;
  items: readonly ImportedLine[];
}

function Lines({ title, items }: LinesProps) {
  return (
    <FittingTable aria-label={title} content={items}>
      <thead>
        <tr>
          <th scope="col">{bankImportText.day}</th>
          <th scope="col">{bankImportText.who}</th>
          <th scope="col">{bankImportText.whose}</th>
          <th scope="col" className="number">
            {bankImportText.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((line) => (
          <tr key={line.id}>
            <td className="whole">{dayInFigures(line.bookingDay)}</td>
            <td data-label={bankImportText.who}>
              <Words line={line} />
            </td>
            <td data-label={bankImportText.whose}>
              <Purpose line={line} />
              {line.state === 'double' && line.lineId !== null && (
                <DoubleDecision lineId={line.lineId} />
              )}
            </td>
            <td data-label={bankImportText.amount} className="number">
              {formatAmount(line.amount)}
            </td>
          </tr>
        ))}
      </tbody>
    </FittingTable>
  );
}

/** What the bank says of a line: who, from which account, and the title. */
function Words({ line }: { line: ImportedLine }) {
  const { counterpartyName, counterpartyAccount, title, entryId } = line;
  return (
    <>
      {counterpartyName}
      <Note>
        {counterpartyAccount && (
          <AccountNumber>{typedBankAccount(counterpartyAccount)}</AccountNumber>
        )}
      </Note>
      <Note>{title}</Note>
      {entryId !== null && (
        <DetailsLink kind="transaction" id={entryId} name={bankImportText.details} />
      )}
    </>
  );
}

/** What becomes of a line, whose it is, and why. */
function Purpose({ line }: { line: ImportedLine }) {
  const [best, ...others] = line.candidates;
  const reasons = best?.reasons.map(({ words }) => words).join(', ');
  return (
    <>
      <div className={styles['state']}>{bankImportText.stateOf(line)}</div>
      {best && bankImportText.candidate(best)}
      <Note>{reasons}</Note>
      {others.length > 0 && <Note>{bankImportText.others(others.length)}</Note>}
      {line.costCategory}
      {line.refunds > 0 && bankImportText.refund}
      {line.notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
      {line.doubleOf && <Note>{bankImportText.doubleOf(line.doubleOf)}</Note>}
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  if (children === null || children === undefined || children === '') return null;
  return <div className={styles['note']}>{children}</div>;
}
