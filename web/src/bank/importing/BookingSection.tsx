import { bankImportEndpoints } from '@grzadka/contract/bank/importing/bank-import.endpoints';
import type { BankImportDetails } from '@grzadka/contract/bank/importing/bank-import.model';
import { useState } from 'react';
import { useMay } from '../../core/access/access.ts';
import { errorText } from '../../core/api/api-error.ts';
import { call } from '../../core/api/call.ts';
import { useNavigate } from '../../core/navigation/place.ts';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { ConfirmDialog } from '../../core/ui/ConfirmDialog.tsx';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Row } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { notify } from '../../core/ui/toasts/notify.ts';
import styles from './BookingSection.module.css';
import { bankImportPaths, bankImportPlace } from './bank-import.paths.ts';
import { bankImportText } from './bank-import.text.ts';

interface BookingSectionProps {
  file: BankImportDetails;
  /** Covers the screen as long as it is true. */
  onBooking: (isBooking: boolean) => void;
  onFailure: (words: string | undefined) => void;
}

/** What booking a file would do, the button that does it, and the one that forgets the file. */
export function BookingSection({ file, onBooking, onFailure }: BookingSectionProps) {
  const { id, counts, namesAccount } = file;
  const mayBook = useMay(bankImportPlace.permissions.write);
  const navigate = useNavigate();
  const tellChanged = useRecordChanged(bankImportPlace.name);
  const [asked, setAsked] = useState<'account' | 'forget'>();

  async function during(work: () => Promise<void>): Promise<void> {
    setAsked(undefined);
    onFailure(undefined);
    onBooking(true);
    try {
      await work();
    } catch (error) {
      onFailure(errorText(error));
      // Somebody else may have been first, or the answer was lost and it came true.
      tellChanged();
    } finally {
      onBooking(false);
    }
  }

  const book = () =>
    during(async () => {
      const body = { id, confirmAccount: !namesAccount };
      const { skipped } = await call(bankImportEndpoints.apply, { body });
      if (skipped.total > 0) notify.info(bankImportText.skipped(skipped.total));
      tellChanged();
    });

  const forget = () =>
    during(async () => {
      await call(bankImportEndpoints.delete, { params: { id } });
      tellChanged({ isGone: true });
      notify.success(bankImportText.forgotten);
      navigate(bankImportPaths.import);
    });

  return (
    <Section title={bankImportText.apply}>
      <Text>
        {counts.new + counts.double === 0
          ? bankImportText.nothingNew
          : bankImportText.willBook(file)}
      </Text>
      {counts.double > 0 && (
        <Text className={styles['doubles']}>{bankImportText.willSuspect(counts.double)}</Text>
      )}
      {mayBook && (
        <Row gap={12} className={styles['actions']}>
          <Button
            look="filled"
            size="large"
            onClick={() => (namesAccount ? void book() : setAsked('account'))}
          >
            {bankImportText.apply}
          </Button>
          <Button size="large" onClick={() => setAsked('forget')}>
            {bankImportText.forget}
          </Button>
        </Row>
      )}
      <ConfirmDialog
        open={asked === 'account'}
        title={bankImportText.confirmTitle}
        text={bankImportText.confirm(file)}
        confirmLabel={bankImportText.yes}
        onConfirm={() => void book()}
        onCancel={() => setAsked(undefined)}
      />
      <ConfirmDialog
        open={asked === 'forget'}
        title={bankImportText.forgetTitle}
        text={bankImportText.forgetQuestion}
        confirmLabel={bankImportText.forget}
        onConfirm={() => void forget()}
        onCancel={() => setAsked(undefined)}
      />
    </Section>
  );
}
