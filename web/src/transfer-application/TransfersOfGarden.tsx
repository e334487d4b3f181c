import type { GardenDetails } from '@grzadka/contract/garden/garden.model';
import { transferApplicationEndpoints } from '@grzadka/contract/transfer-application/transfer-application.endpoints';
import type { TransferApplication } from '@grzadka/contract/transfer-application/transfer-application.model';
import { transferApplicationRecord } from '@grzadka/contract/transfer-application/transfer-application.record';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useMay } from '../core/access/access.ts';
import { callDeletion } from '../core/api/call.ts';
import { callQuery } from '../core/api/call-query.ts';
import { useSearchParams } from '../core/navigation/place.ts';
import { newHandoverPath } from '../core/new-handover-path.ts';
import { DeletionQuestion } from '../core/record/DeletionQuestion.tsx';
import { ItemsSection, reloadItem } from '../core/record/ItemsSection.tsx';
import { useRecordDeletion } from '../core/record/useDeletion.ts';
import { CardRow, CardRowText } from '../core/ui/CardRow.tsx';
import { Button } from '../core/ui/elements/Button.tsx';
import { IconButton } from '../core/ui/elements/IconButton.tsx';
import { Row } from '../core/ui/elements/Stack.tsx';
import { Tag } from '../core/ui/elements/Tag.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { AddIcon, DeleteIcon, EditIcon } from '../core/ui/icons.ts';
import { latePart } from '../core/ui/loading/late-part.tsx';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
import { useFailures } from '../core/ui/screen/useFailures.ts';
import styles from './TransfersOfGarden.module.css';
import { transferText } from './transfer-application.text.ts';
import { decidedTransfer } from './transfer-path.ts';

const AddTransferDialog = latePart(
  async () => (await import('./TransferDialogs.tsx')).AddTransferDialog,
);

const ChangeTransferDialog = latePart(
  async () => (await import('./TransferDialogs.tsx')).ChangeTransferDialog,
);

/**
 * Who applied for the transfer of a garden, and what was decided: shown to those who may read gardens, kept by those who may
 * change them.
 */
export function TransfersOfGarden({ garden }: { garden: GardenDetails }) {
  const read = useQuery(transferApplicationsQuery(garden.id));
  const mayWrite = useMay(transferApplicationRecord.permissions.write);
  const wanted = useSearchParams()[0].get(decidedTransfer);
  const [isAdding, setAdding] = useState(false);
  const [toChange, setToChange] = useState<TransferApplication>();
  const [isDeciding, setDeciding] = useState(false);
  const failures = useFailures('alert');
  const removal = useRecordDeletion({
    record: transferApplicationRecord.name,
    remove: ({ id, etag }: TransferApplication) =>
      callDeletion(transferApplicationEndpoints.delete, { params: { id } }, { ifMatch: etag }),
    deletedText: () => transferText.removed,
    failures,
  });
  const open = (item: TransferApplication, toDecide: boolean) => {
    setDeciding(toDecide);
    setToChange(item);
  };
  return (
    <ItemsSection
      words={transferText}
      read={read}
      failures={failures}
      actions={
        mayWrite && (
          <Button
            look="outlined"
            startIcon={<AddIcon />}
            onClick={() => setAdding(true)}
            {...AddTransferDialog.ahead}
          >
            {transferText.add}
          </Button>
        )
      }
      renderItem={(item) => (
        <CardRow key={item.id}>
          <AboutTransfer item={item} />
          {mayWrite && (
            <TransferActions
              gardenId={garden.id}
              item={item}
              isWanted={item.id === wanted}
              onDecide={() => open(item, true)}
              onChange={() => open(item, false)}
              onRemove={() => removal.ask(item)}
            />
          )}
        </CardRow>
      )}
    >
      <AddTransferDialog open={isAdding} garden={garden} onClose={() => setAdding(false)} />
      <ChangeTransferDialog
        open={toChange !== undefined}
        item={toChange}
        isDeciding={isDeciding}
        reload={(id) => reloadItem(read, id)}
        onClose={() => setToChange(undefined)}
      />
      <DeletionQuestion
        deletion={removal}
        title={transferText.removeTitle}
        question={(item) => transferText.removeQuestion(nameOf(item))}
      >
        {() => (
          <Text isQuiet className={styles['consequence']}>
            {transferText.removeHint}
          </Text>
        )}
      </DeletionQuestion>
    </ItemsSection>
  );
}

function AboutTransfer({ item }: { item: TransferApplication }) {
  const { from, to, note, outcome } = item;
  return (
    <CardRowText className={styles['about']}>
      <Row isCentred gap={8}>
        {transferText.applied(item)}
        <Tag look={outcome === 'waiting' ? 'filled' : 'outlined'}>{transferText.outcome(item)}</Tag>
      </Row>
      <Text kind="body2">{transferText.between(from.name, to.name)}</Text>
      {note !== null && (
        <Text kind="body2" isQuiet className={styles['note']}>
          {note}
        </Text>
      )}
    </CardRowText>
  );
}

interface TransferActionsProps {
  gardenId: string;
  item: TransferApplication;
  /** Somebody was led here to decide on it. */
  isWanted: boolean;
  onDecide: () => void;
  onChange: () => void;
  onRemove: () => void;
}

function TransferActions({
  gardenId,
  item,
  isWanted,
  onDecide,
  onChange,
  onRemove,
}: TransferActionsProps) {
  const decideButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isWanted) decideButton.current?.focus();
  }, [isWanted]);
  const { decide, changeDecision, change, remove } = transferText;
  const label = item.outcome === 'waiting' || item.outcome === 'silence' ? decide : changeDecision;
  const name = nameOf(item);
  const mayHandOver = useMay('handover:write');
  const isAgreed = item.outcome === 'consent' || item.outcome === 'silence';
  return (
    <div className={styles['actions']}>
      {isAgreed && mayHandOver && (
        <ButtonLink
          isReturning
          flush="on-phone"
          aria-label={`${transferText.handOver}: ${name}`}
          to={newHandoverPath({ gardenId, applicationId: item.id })}
        >
          {transferText.handOver}
        </ButtonLink>
      )}
      <Button
        flush="on-phone"
        ref={decideButton}
        aria-label={`${label}: ${name}`}
        onClick={onDecide}
      >
        {label}
      </Button>
      <IconButton title={change} aria-label={`${change}: ${name}`} onClick={onChange}>
        <EditIcon />
      </IconButton>
      <IconButton title={remove} aria-label={`${remove}: ${name}`} onClick={onRemove}>
        <DeleteIcon />
      </IconButton>
    </div>
  );
}

/** What an application is called, which has no name. */
function nameOf(item: TransferApplication): string {
  return `${transferText.applied(item)}, ${item.to.name}`;
}

/** The applications for the transfer of a garden. */
function transferApplicationsQuery(gardenId: string) {
  return callQuery(
    [transferApplicationRecord.name, 'of garden', gardenId],
    transferApplicationEndpoints.ofGarden,
    { params: { id: gardenId } },
  );
}
