import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import type { ImportReport } from '@grzadka/contract/import/import.model';
import { useEffect, useId, useRef } from 'react';
import { useFormActions } from '../core/form/form-actions.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { Card } from '../core/ui/elements/Card.tsx';
import { Notice } from '../core/ui/elements/Notice.tsx';
import { Stack } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { FactList } from '../core/ui/FactList.tsx';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
import styles from './ImportReportSection.module.css';
import { importText } from './import.text.ts';
import { RowRemarks } from './RowRemarks.tsx';

interface ImportReportSectionProps {
  report: ImportReport;
  fileName: string;
  /** Imports the file that was found to be right. */
  onStore: () => void;
  /** Where one goes on once it is stored. */
  next: { readonly label: string; readonly to: string } | undefined;
}

/** What a check or an import has found; it takes the focus, so that it is seen and read out. */
export function ImportReportSection({ report, fileName, onStore, next }: ImportReportSectionProps) {
  const { isBusy } = useFormActions();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // While the overlay is there, it holds the focus.
    if (!isBusy) heading.current?.focus();
  }, [isBusy]);
  return (
    <Card as="section" isRoomy aria-labelledby={id} className={styles['report']}>
      <Stack gap={16}>
        <Text
          as="h2"
          kind="h6"
          hasLongWords
          id={id}
          ref={heading}
          tabIndex={-1}
          className={styles['heading']}
        >
          {titleOf(report, fileName)}
        </Text>
        <Summary report={report} />
        {report.counts !== null && !report.isStored && (
          <Button isAtStart look="filled" size="large" onClick={onStore}>
            {importText.store}
          </Button>
        )}
        {report.isStored && next && (
          <ButtonLink isAtStart look="filled" to={next.to} size="large">
            {next.label}
          </ButtonLink>
        )}
        <RowRemarks title={importText.faults} remarks={report.faults} />
        <RowRemarks title={importText.warnings} remarks={report.warnings} />
      </Stack>
    </Card>
  );
}

function titleOf({ counts, isStored }: ImportReport, fileName: string): string {
  if (counts === null) return importText.faulty;
  return isStored ? importText.stored(fileName) : importText.right;
}

function Summary({ report }: { report: ImportReport }) {
  const { counts, faultyRows, rows, notes, isStored } = report;
  if (counts === null) {
    return <Notice tone="error">{importText.whatToMend(faultyRows, rows)}</Notice>;
  }
  const { added, changed, unchanged } = counts;
  const changesNothing = added + changed === 0 && notes.length === 0;
  return (
    <>
      {!isStored && (
        <Notice tone={changesNothing ? 'info' : 'success'}>
          {changesNothing ? importText.changesNothing : importText.willDo}
        </Notice>
      )}
      <FactList
        facts={[
          { label: importText.added, value: formatDecimal(added) },
          { label: importText.changed, value: formatDecimal(changed) },
          { label: importText.unchanged, value: formatDecimal(unchanged) },
        ]}
      />
      {notes.map((note) => (
        <Text key={note}>{note}</Text>
      ))}
    </>
  );
}
