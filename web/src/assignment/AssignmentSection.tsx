import { Alert, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useMay } from '../core/access/useMay.ts';
import { errorText } from '../core/api/api-error.ts';
import { AddIcon } from '../core/ui/icons.ts';
import { Section } from '../core/ui/Section.tsx';
import { WaitingOverlay } from '../core/ui/screen/WaitingOverlay.tsx';
import { AssignDialog, type KnownEnd } from './AssignDialog.tsx';
import { AssignmentList } from './AssignmentList.tsx';
import { assignmentText } from './assignment.text.ts';
import type { AssignmentEntry } from './assignment-entry.ts';
import { ReleaseDialog } from './ReleaseDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useAssignmentRemoval } from './useAssignmentRemoval.ts';

interface AssignmentSectionProps {
  title: string;
  empty: string;
  assignLabel: string;
  /** Undefined until they are known. */
  entries: readonly AssignmentEntry[] | undefined;
  error: unknown;
  retry: () => Promise<unknown>;
  /** The end of the assignments that is known here. */
  known: KnownEnd;
}

/** The assignments of a garden or of a party: shown to who may read them, changed by who may write. */
export function AssignmentSection({
  title,
  empty,
  assignLabel,
  entries,
  error,
  retry,
  known,
}: AssignmentSectionProps) {
  const mayWrite = useMay('party:write');
  const { pathname } = useLocation();
  const [isAssigning, setAssigning] = useState(false);
  const [toRelease, setToRelease] = useState<AssignmentEntry>();
  const removal = useAssignmentRemoval();
  return (
    <Section
      title={title}
      actions={
        mayWrite && (
          <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setAssigning(true)}>
            {assignLabel}
          </Button>
        )
      }
    >
      {removal.error !== undefined && (
        <Alert severity="error" variant="filled" onClose={removal.clearError} sx={{ mb: 2 }}>
          {removal.error}
        </Alert>
      )}
      {entries && (
        <AssignmentList
          entries={entries}
          empty={empty}
          label={title}
          from={pathname}
          actions={mayWrite ? { onRelease: setToRelease, onRemove: removal.ask } : undefined}
        />
      )}
      {!entries && <Waiting error={error} retry={retry} />}
      <AssignDialog open={isAssigning} known={known} onClose={() => setAssigning(false)} />
      <ReleaseDialog entry={toRelease} onClose={() => setToRelease(undefined)} />
      <RemoveDialog entry={removal.inQuestion} onAnswer={removal.answer} />
      <WaitingOverlay open={removal.isRunning} label={assignmentText.removing} />
    </Section>
  );
}

function Waiting({ error, retry }: Pick<AssignmentSectionProps, 'error' | 'retry'>) {
  if (error == null) {
    return <Typography color="textSecondary">{assignmentText.loading}</Typography>;
  }
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={() => void retry()}>
          {assignmentText.retry}
        </Button>
      }
    >
      {`${assignmentText.failed} ${errorText(error)}`}
    </Alert>
  );
}
