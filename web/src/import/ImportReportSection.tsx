import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import type { ImportReport } from '@grzadka/contract/import/import.model';
import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import { useEffect, useId, useRef } from 'react';
import { useFormActions } from '../core/form/form-actions.ts';
import { FactList } from '../core/ui/FactList.tsx';
import { ScreenLink } from '../core/ui/loading/ScreenLink.tsx';
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
    <Paper component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
      <Stack spacing={2}>
        <Typography
          id={id}
          ref={heading}
          tabIndex={-1}
          component="h2"
          variant="h6"
          sx={{ overflowWrap: 'anywhere', outline: 'none' }}
        >
          {titleOf(report, fileName)}
        </Typography>
        <Summary report={report} />
        {report.counts !== null && !report.isStored && (
          <Button variant="contained" size="large" onClick={onStore} sx={{ alignSelf: 'start' }}>
            {importText.store}
          </Button>
        )}
        {report.isStored && next && (
          <Button
            component={ScreenLink}
            to={next.to}
            variant="contained"
            size="large"
            sx={{ alignSelf: 'start' }}
          >
            {next.label}
          </Button>
        )}
        <RowRemarks title={importText.faults} remarks={report.faults} />
        <RowRemarks title={importText.warnings} remarks={report.warnings} />
      </Stack>
    </Paper>
  );
}

function titleOf({ counts, isStored }: ImportReport, fileName: string): string {
  if (counts === null) return importText.faulty;
  return isStored ? importText.stored(fileName) : importText.right;
}

function Summary({ report }: { report: ImportReport }) {
  const { counts, faultyRows, rows, notes, isStored } = report;
  if (counts === null) {
    return <Alert severity="error">{importText.whatToMend(faultyRows, rows)}</Alert>;
  }
  const { added, changed, unchanged } = counts;
  const changesNothing = added + changed === 0 && notes.length === 0;
  return (
    <>
      {!isStored && (
        <Alert severity={changesNothing ? 'info' : 'success'}>
          {changesNothing ? importText.changesNothing : importText.willDo}
        </Alert>
      )}
      <FactList
        facts={[
          { label: importText.added, value: formatDecimal(added) },
          { label: importText.changed, value: formatDecimal(changed) },
          { label: importText.unchanged, value: formatDecimal(unchanged) },
        ]}
      />
      {notes.map((note) => (
        <Typography key={note}>{note}</Typography>
      ))}
    </>
  );
}
