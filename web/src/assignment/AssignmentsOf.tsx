import { assignmentEndpoints } from '@grzadka/contract/assignment/assignment.endpoints';
import { assignmentRecord } from '@grzadka/contract/assignment/assignment.record';
import type { GardenDetails } from '@grzadka/contract/garden/garden.model';
import type { Party } from '@grzadka/contract/party/party-reply';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useMay } from '../core/access/access.ts';
import { notFound } from '../core/api/api-error.ts';
import { callDeletion } from '../core/api/call.ts';
import { DeletionQuestion } from '../core/record/DeletionQuestion.tsx';
import { useRecordDeletion } from '../core/record/useDeletion.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { Notice } from '../core/ui/elements/Notice.tsx';
import { Row } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { AddIcon } from '../core/ui/icons.ts';
import { latePart } from '../core/ui/loading/late-part.tsx';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../core/ui/Section.tsx';
import { useFailures } from '../core/ui/screen/useFailures.ts';
import type { KnownEnd } from './AssignDialog.tsx';
import { AssignmentList } from './AssignmentList.tsx';
import styles from './AssignmentsOf.module.css';
import { gardensQuery, holdersQuery } from './assignment.queries.ts';
import { assignmentText } from './assignment.text.ts';
import { type AssignmentItem, gardenItems, holderItems } from './assignment-item.ts';

/** The gardens that a party holds, held and is to hold, leading to their details. */
export function GardensOfParty({ party }: { party: Pick<Party, 'id' | 'name'> }) {
  const query = gardensQuery(party.id);
  const read = useQuery({ ...query, select: ({ items }) => gardenItems(party, items) });
  return (
    <AssignmentSection
      title={assignmentText.gardens}
      empty={assignmentText.noGardens}
      assignLabel={assignmentText.assignGarden}
      read={read}
      known={{ partyId: party.id }}
    />
  );
}

interface HoldersOfGardenProps {
  garden: Pick<GardenDetails, 'id' | 'name'>;
  /** What else is done about them, before what assigns one more. */
  actions?: ReactNode;
}

/** The holders of a garden, past and to come included, leading to their details. */
export function HoldersOfGarden({ garden, actions }: HoldersOfGardenProps) {
  const query = holdersQuery(garden.id);
  const read = useQuery({ ...query, select: ({ items }) => holderItems(garden, items) });
  return (
    <AssignmentSection
      title={assignmentText.holders}
      empty={assignmentText.noHolders}
      assignLabel={assignmentText.assignHolder}
      read={read}
      known={{ gardenId: garden.id }}
      actions={actions}
    />
  );
}

const ReleaseDialog = latePart(async () => (await import('./ReleaseDialog.tsx')).ReleaseDialog);

const AssignDialog = latePart(async () => (await import('./AssignDialog.tsx')).AssignDialog);

interface AssignmentSectionProps {
  title: string;
  empty: string;
  assignLabel: string;
  read: UseQueryResult<readonly AssignmentItem[]>;
  /** The end of the assignments that is known here. */
  known: KnownEnd;
  actions?: ReactNode;
}

/** The assignments of a garden or of a party: shown to who may read them, changed by who may write. */
function AssignmentSection({
  title,
  empty,
  assignLabel,
  read: { data: items, error, refetch },
  known,
  actions,
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
        <Row gap={8}>
          {actions}
          {mayWrite && (
            <Button look="outlined" startIcon={<AddIcon />} onClick={() => setAssigning(true)}>
              {assignLabel}
            </Button>
          )}
        </Row>
      }
    >
      {failures.error !== undefined && (
        <Notice tone="error" isLoud onClose={failures.clear} className={styles['failure']}>
          {failures.error}
        </Notice>
      )}
      {items && (
        <AssignmentList
          items={items}
          empty={empty}
          label={title}
          actions={mayWrite ? { onRelease: setToRelease, onRemove: removal.ask } : undefined}
        />
      )}
      {!items && <SectionWaiting error={error} failed={assignmentText.failed} retry={refetch} />}
      <AssignDialog open={isAssigning} known={known} onClose={() => setAssigning(false)} />
      <ReleaseDialog
        open={toRelease !== undefined}
        item={toRelease}
        reload={async (id) => itemOf((await refetch({ throwOnError: true })).data ?? [], id)}
        onClose={() => setToRelease(undefined)}
      />
      <DeletionQuestion
        deletion={removal}
        title={assignmentText.removeTitle}
        question={() => assignmentText.removeQuestion}
      >
        {({ about }) => (
          <>
            <Text isStrong hasLongWords className={styles['assignment']}>
              {assignmentText.holdsGarden(about.party, about.garden)}
            </Text>
            <Text isQuiet className={styles['consequence']}>
              {assignmentText.removeHint}
            </Text>
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
