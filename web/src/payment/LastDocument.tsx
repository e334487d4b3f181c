import { useMay } from '../core/access/access.ts';
import { DetailsLink } from '../core/record/DetailsLink.tsx';
import { Button } from '../core/ui/elements/Button.tsx';
import { Notice } from '../core/ui/elements/Notice.tsx';
import { Row } from '../core/ui/elements/Stack.tsx';
import styles from './LastDocument.module.css';
import { paymentText } from './payment.text.ts';
import type { CashDocuments } from './useCashDocuments.ts';

/** What was taken or given last, above the form for the next: its number, a way to print it once more, and a link to its screen. */
export function LastDocument({ documents }: { documents: CashDocuments }) {
  const { last, printLast, isPrinting } = documents;
  const mayRead = useMay('ledger:read');
  if (last === undefined) return null;
  return (
    <Notice tone="success">
      {last.told}
      <Row isCentred gap={12} className={styles['actions']}>
        <Button
          look="outlined"
          isPlain
          size="small"
          aria-busy={isPrinting}
          onClick={() => printLast(last.id)}
        >
          {paymentText.printAgain}
        </Button>
        {mayRead && <DetailsLink kind="transaction" id={last.id} name={paymentText.show} />}
      </Row>
    </Notice>
  );
}
