import type { BankImportDetails } from '@grzadka/contract/bank/importing/bank-import.model';
import { formatAmount } from '@grzadka/contract/core/number/amount';
import { typedBankAccount } from '@grzadka/contract/settings/bank-account';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from '../../core/navigation/place.ts';
import { AccountNumber } from '../../core/ui/AccountNumber.tsx';
import { Card } from '../../core/ui/elements/Card.tsx';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { FactList } from '../../core/ui/FactList.tsx';
import { formatMinute } from '../../core/ui/format.ts';
import { LoadFailure } from '../../core/ui/screen/LoadFailure.tsx';
import { Screen } from '../../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../../core/ui/screen/ScreenColumn.tsx';
import { BookedSection } from './BookedSection.tsx';
import { BookingSection } from './BookingSection.tsx';
import { bankImportPaths } from './bank-import.paths.ts';
import { bankImportQuery } from './bank-import.queries.ts';
import { bankImportText } from './bank-import.text.ts';
import { ImportedLines } from './ImportedLines.tsx';
import styles from './StatementScreen.module.css';

/** A file of statements: what stands in it, what it would book, or what became of it. */
export function StatementScreen() {
  const { importId = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(bankImportQuery(importId));
  const [isBooking, setBooking] = useState(false);
  const [failure, setFailure] = useState<string>();
  return (
    <Screen
      title={bankImportText.one}
      subject={data?.fileName}
      back={bankImportPaths.import}
      busy={isPending || isBooking}
      busySaving={isBooking}
      {...(isBooking && { busyLabel: bankImportText.applying })}
      error={failure}
      onCloseError={() => setFailure(undefined)}
    >
      {data ? (
        <ScreenColumn>
          <Warnings file={data} />
          <Card isRoomy>
            <FactList facts={factsOf(data)} />
          </Card>
          {data.applied === null ? (
            <BookingSection file={data} onBooking={setBooking} onFailure={setFailure} />
          ) : (
            <BookedSection file={data} />
          )}
          <Lines file={data} />
        </ScreenColumn>
      ) : (
        error && <LoadFailure error={error} back={bankImportPaths.import} retry={refetch} />
      )}
    </Screen>
  );
}

const { facts } = bankImportText;

function Account({ name, nrb }: BankImportDetails['bankAccount']) {
  return (
    <>
      {`${name}, `}
      <AccountNumber>{typedBankAccount(nrb)}</AccountNumber>
    </>
  );
}

function factsOf(file: BankImportDetails) {
  const { opening, closing, applied } = file;
  const amount = (grosze: number | null) => (grosze === null ? undefined : formatAmount(grosze));
  return [
    { label: facts.account, value: <Account {...file.bankAccount} /> },
    { label: facts.format, value: bankImportText.formatOf(file) },
    { label: facts.encoding, value: bankImportText.encodingOf(file) },
    { label: facts.period, value: bankImportText.days(file) },
    { label: facts.counts, value: bankImportText.countsOf(file) },
    { label: facts.sumIn, value: formatAmount(file.sumIn) },
    { label: facts.sumOut, value: formatAmount(file.sumOut) },
    { label: facts.opening, value: amount(opening.statement) },
    { label: facts.closing, value: amount(closing.statement) },
    { label: facts.read, value: formatMinute(file.createdAt) },
    { label: facts.applied, value: applied ? formatMinute(applied.at) : undefined },
  ];
}

/** What somebody should look at before it is booked. */
function Warnings({
  file: { closing, missing, namesAccount, applied },
}: {
  file: BankImportDetails;
}) {
  const { statement, ledger } = closing;
  const differs = statement !== null && ledger !== null && statement !== ledger;
  return (
    <Stack gap={16} className={styles['warnings']}>
      {missing !== null && <Notice tone="warning">{bankImportText.missing(missing)}</Notice>}
      {differs && (
        <Notice tone="warning">
          {bankImportText.differs({ statement, ledger }, applied !== null)}
        </Notice>
      )}
      {!namesAccount && applied === null && (
        <Notice tone="info">{bankImportText.noAccountInFile}</Notice>
      )}
    </Stack>
  );
}

/** The lines that are new, or wait for a decision, before those that were known. */
function Lines({ file }: { file: BankImportDetails }) {
  const { id, counts, applied } = file;
  return (
    <>
      {counts.double > 0 && (
        <ImportedLines id={id} outcome="double">
          <Text isQuiet className={styles['hint']}>
            {bankImportText.doubleHint}
          </Text>
        </ImportedLines>
      )}
      {counts.new > 0 && <ImportedLines id={id} outcome="new" />}
      {counts.known > 0 && applied === null && <ImportedLines id={id} outcome="known" />}
    </>
  );
}
