import { assignmentRecord } from '@grzadka/contract/assignment/assignment.record';
import { assignmentEndpoints } from '@grzadka/contract/assignment/assignment.endpoints';
import { Alert, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useMay } from '../core/access/access.ts';
import { notFound } from '../core/api/api-error.ts';
import { callDeletion } from '../core/api/call.ts';
import { DeletionQuestion } from '../core/record/DeletionQuestion.tsx';
import { useRecordDeletion } from '../core/record/useDeletion.ts';
import { AddIcon } from '../core/ui/icons.ts';
import { latePart } from '../core/ui/loading/late-part.tsx';
import { useFailures } from '../core/ui/screen/useFailures.ts';
import { Section } from '../core/ui/Section.tsx';
import { SectionWaiting } from '../core/ui/SectionWaiting.tsx';
import type { KnownEnd } from './AssignDialog.tsx';
import { AssignmentList } from './AssignmentList.tsx';
import { assignmentText } from './assignment.text.ts';
import type { AssignmentItem } from './assignment-item.ts';

const ReleaseDialog = latePart(async () => (await import('./ReleaseDialog.tsx')).ReleaseDialog);

const AssignDialog = latePart(async () => (await import('./AssignDialog.tsx')).AssignDialog);

interface AssignmentSectionProps {
  title: string;
  empty: string;
  assignLabel: string;
  /** Undefined until they are known. */
  items: readonly AssignmentItem[] | undefined;
  error: unknown;
  retry: () => Promise<unknown>;
  /** As `retry`, with what is known by then; rejects when it fails. */
  readAgain: () => Promise<readonly AssignmentItem[]>;
  /** The end of the assignments that is known here. */
  known: KnownEnd;
}

/** The assignments of a garden or of a party: shown to who may read them, changed by who may write. */
export function AssignmentSection({
  title,
  empty,
  assignLabel,
  items,
  error,
  retry,
  readAgain,
  known,
}: AssignmentSectionProps) {
  const mayWrite = useMay('party:write');
  const [isAssigning, setAssigning] = useState(false);
  const [toRelease, setToRelease] = useState<AssignmentItem>();
  const failures = useFailures('alert');
  const removal = useRecordDeletion({
    record: assignmentRecord.name,
    remove: ({ id, etag }: AssignmentItem) =>
      callDeletion(assignmentEndpoints.delete, { params: { id } }, { ifMatch: etag }),
    deletedText: () => assignmentText.removed,
    failures,
  });
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
      {failures.error !== undefined && (
        <Alert severity="error" variant="filled" onClose={failures.clear} sx={{ mb: 2 }}>
          {failures.error}
        </Alert>
      )}
      {items && (
        <AssignmentList
          items={items}
          empty={empty}
          label={title}
          actions={mayWrite ? { onRelease: setToRelease, onRemove: removal.ask } : undefined}
        />
      )}
      {!items && <SectionWaiting error={error} failed={assignmentText.failed} retry={retry} />}
      <AssignDialog open={isAssigning} known={known} onClose={() => setAssigning(false)} />
      <ReleaseDialog
        open={toRelease !== undefined}
        item={toRelease}
        reload={async (id) => itemOf(await readAgain(), id)}
        onClose={() => setToRelease(undefined)}
      />
      <DeletionQuestion
        deletion={removal}
        title={assignmentText.removeTitle}
        question={() => assignmentText.removeQuestion}
      >
        {({ about }) => (
          <>
            <Typography sx={{ mt: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
              {assignmentText.holdsGarden(about.party, about.garden)}
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 2 }}>
              {assignmentText.removeHint}
            </Typography>
          </>
        )}
      </DeletionQuestion>
    </Section>
  );
}

function itemOf(items: readonly AssignmentItem[], id: string): AssignmentItem {
  const item = items.find((known) => known.id === id);
  if (item === undefined) throw notFound();
  return item;
}
