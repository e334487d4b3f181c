import type { BankImportItem } from '@grzadka/contract/bank/importing/bank-import.model';
import { useInfiniteQuery } from '@tanstack/react-query';
import { DetailsLink } from '../../core/record/DetailsLink.tsx';
import { PagedSection } from '../../core/record/PagedSection.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { FittingTable } from '../../core/ui/fit/FittingTable.tsx';
import { formatMinute } from '../../core/ui/format.ts';
import { UnbrokenText } from '../../core/ui/UnbrokenText.tsx';
import { bankImportPlace } from './bank-import.paths.ts';
import { bankImportsQuery } from './bank-import.queries.ts';
import { bankImportText } from './bank-import.text.ts';

/** The files that were taken in or only shown, the newest first: a page, and each further one when it is asked for. */
export function ImportedFiles() {
  return (
    <PagedSection
      title={bankImportText.imports}
      words={{ failed: bankImportText.importsFailed, more: bankImportText.more }}
      read={useInfiniteQuery(bankImportsQuery)}
    >
      {(items) => <Files items={items} />}
    </PagedSection>
  );
}

function Files({ items }: { items: readonly BankImportItem[] }) {
  if (items.length === 0) {
    return <Text isQuiet>{bankImportText.noImports}</Text>;
  }
  return (
    <FittingTable aria-label={bankImportText.imports} content={items}>
      <thead>
        <tr>
          <th scope="col">{bankImportText.one}</th>
          <th scope="col">{bankImportText.account}</th>
          <th scope="col">{bankImportText.period}</th>
          <th scope="col">{bankImportText.counts}</th>
          <th scope="col">{bankImportText.state}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((file) => (
          <tr key={file.id}>
            <td className="whole">
              <DetailsLink kind={bankImportPlace.name} id={file.id} name={file.fileName} />
            </td>
            <td data-label={bankImportText.account}>{file.bankAccount.name}</td>
            <td data-label={bankImportText.period} className="whole">
              {bankImportText.days(file)}
            </td>
            <td data-label={bankImportText.counts}>{bankImportText.countsOf(file)}</td>
            <td data-label={bankImportText.state}>
              <UnbrokenText text={stateOf(file)} />
            </td>
          </tr>
        ))}
      </tbody>
    </FittingTable>
  );
}

function stateOf({ applied }: BankImportItem): string {
  if (applied === null) return bankImportText.waits;
  return bankImportText.applied({ ...applied, at: formatMinute(applied.at) });
}
