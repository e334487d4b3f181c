import type { OpenEntry } from '@grzadka/contract/ledger/open-list.model';
import { statementEndpoints } from '@grzadka/contract/statement/statement.endpoints';
import { chargeRunPlace } from '../charge/charge.paths.ts';
import { useMay } from '../core/access/access.ts';
import { PaperButton } from '../core/paper/PaperButton.tsx';
import { recordPath } from '../core/record/record-path.ts';
import { Row } from '../core/ui/elements/Stack.tsx';
import { TextLink } from '../core/ui/screen/TextLink.tsx';
import { settlementText } from '../settlement/settlement.text.ts';
import styles from './AccountPapers.module.css';
import { accountText } from './account.text.ts';
import { CashReceipt } from './CashReceipt.tsx';

interface AccountPapersProps {
  account: { id: string };
  entry: OpenEntry;
}

/** The papers of what is open: of a charge its notice and its run, of what was paid in cash the receipt. */
export function AccountPapers({ account: { id }, entry }: AccountPapersProps) {
  const mayPrint = useMay('ledger:read');
  const mayReadRuns = useMay(chargeRunPlace.permissions.read);
  const { series, sourceId: runId, number, entryId } = entry;
  if ((series !== 'NAL' && series !== 'NO') || runId === null) {
    return mayPrint ? <CashReceipt id={entryId} number={number} series={series} /> : null;
  }
  return (
    <Row isCentred gap={16} className={styles['papers']}>
      <PaperButton
        endpoint={statementEndpoints.notice}
        input={{ params: { id }, query: { runId } }}
        about={number}
      >
        {settlementText.notice}
      </PaperButton>
      {mayReadRuns && (
        <TextLink isReturning to={recordPath(chargeRunPlace.screens.details, runId)}>
          {accountText.toRun}
        </TextLink>
      )}
    </Row>
  );
}
