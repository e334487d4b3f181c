import type { LedgerYear } from '@grzadka/contract/ledger-year/ledger-year.model';
import { useId } from 'react';
import { CardRow, CardRowText } from '../core/ui/CardRow.tsx';
import { DownloadLink } from '../core/ui/DownloadLink.tsx';
import { PlainList } from '../core/ui/elements/PlainList.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { downloadAddress } from '../document/document.queries.ts';
import { ledgerYearText } from './ledger-year.text.ts';

/** What was printed of a year, or that it is still to come. */
export function YearPapers({ year: { state, papers, arePapersDue } }: { year: LedgerYear }) {
  const id = useId();
  if (papers.length === 0) {
    return arePapersDue && <Text as="output">{ledgerYearText.papersDue}</Text>;
  }
  return (
    <div>
      {arePapersDue && <Text as="output">{ledgerYearText.papersDue}</Text>}
      <Text id={id} isStrong>
        {state === 'closed' ? ledgerYearText.papers : ledgerYearText.papersOfBefore}
      </Text>
      <PlainList aria-labelledby={id}>
        {papers.map((paper) => (
          <CardRow key={paper.id}>
            <CardRowText>{paper.name}</CardRowText>
            <DownloadLink href={downloadAddress(paper)} about={paper.name}>
              {ledgerYearText.download}
            </DownloadLink>
          </CardRow>
        ))}
      </PlainList>
    </div>
  );
}
