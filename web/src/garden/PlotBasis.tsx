import { gardenEndpoints } from '@grzadka/contract/garden/garden.endpoints';
import { gardenRecord } from '@grzadka/contract/garden/garden.record';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMay } from '../core/access/access.ts';
import { callDeletion } from '../core/api/call.ts';
import { callQuery } from '../core/api/call-query.ts';
import { useSearchParams } from '../core/navigation/place.ts';
import { DeletionQuestion } from '../core/record/DeletionQuestion.tsx';
import { useRecordDeletion } from '../core/record/useDeletion.ts';
import { CardRow, CardRowText } from '../core/ui/CardRow.tsx';
import { Button } from '../core/ui/elements/Button.tsx';
import { IconButton } from '../core/ui/elements/IconButton.tsx';
import { Notice } from '../core/ui/elements/Notice.tsx';
import { PlainList } from '../core/ui/elements/PlainList.tsx';
import { Row } from '../core/ui/elements/Stack.tsx';
import { Tag } from '../core/ui/elements/Tag.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { AddIcon, DeleteIcon, EditIcon } from '../core/ui/icons.ts';
import { latePart } from '../core/ui/loading/late-part.tsx';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../core/ui/Section.tsx';
import { useFailures } from '../core/ui/screen/useFailures.ts';
import type { ChargedNote } from './charged-note.ts';
import { areaFrom } from './garden.paths.ts';
import styles from './PlotBasis.module.css';
import { areas, facts } from './plot-basis.area.ts';
import { plotBasisText } from './plot-basis.text.ts';

/** What a garden is charged by, now and before. */
function plotBasisQuery(gardenId: string) {
  return callQuery([areas.name, 'of garden', gardenId], gardenEndpoints.basis, {
    params: { id: gardenId },
  });
}

const AddAreaDialog = latePart(async () => (await import('./PlotBasisDialogs.tsx')).AddAreaDialog);

const SetFactsDialog = latePart(
  async () => (await import('./PlotBasisDialogs.tsx')).SetFactsDialog,
);

interface PlotBasisProps {
  garden: { readonly id: string };
  Charged: ChargedNote;
}

/** What a garden is charged by, now and before: shown to those who may read gardens, kept by those who may change them. */
export function PlotBasis({ garden, Charged }: PlotBasisProps) {
  const { id } = garden;
  const { data, error, refetch } = useQuery(plotBasisQuery(id));
  const missingFrom = useSearchParams()[0].get(areaFrom);
  const noteInForm = <Charged garden={garden} isInForm />;
  const waiting = data ? undefined : (
    <SectionWaiting error={error} failed={plotBasisText.failed} retry={refetch} />
  );
  return (
    <>
      <History
        words={plotBasisText.areas}
        icon={<AddIcon />}
        rows={data?.areas ?? []}
        waiting={waiting}
        record={areas.name}
        remove={gardenEndpoints.deleteArea}
        isWanted={missingFrom !== null}
        note={<Charged garden={garden} />}
        noteInForm={noteInForm}
        renderDialog={(dialog) => (
          <AddAreaDialog {...dialog} gardenId={id} validFrom={missingFrom ?? undefined}>
            {noteInForm}
          </AddAreaDialog>
        )}
      />
      <History
        words={plotBasisText.facts}
        icon={<EditIcon />}
        rows={data?.facts ?? []}
        waiting={waiting}
        noteOf={({ note }) => note}
        record={facts.name}
        remove={gardenEndpoints.deleteFacts}
        renderDialog={(dialog) => (
          <SetFactsDialog
            {...dialog}
            gardenId={id}
            current={data?.facts.find(({ isCurrent }) => isCurrent)}
          />
        )}
      />
    </>
  );
}

interface Row {
  readonly id: string;
  readonly isCurrent: boolean;
  readonly etag: string;
}

interface HistoryProps<Item extends Row> {
  words: {
    readonly [Key in
      | 'section'
      | 'hint'
      | 'none'
      | 'add'
      | 'remove'
      | 'removeTitle'
      | 'removeHint'
      | 'removed']: string;
  } & {
    readonly rowText: (item: Item) => string;
    readonly removeQuestion: (row: string) => string;
  };
  /** Of what opens the form. */
  icon: ReactNode;
  rows: readonly Item[];
  /** Somebody was led here to add one. */
  isWanted?: boolean;
  /** What rests on the rows, shown below them, and where one of them is deleted. */
  note?: ReactNode;
  noteInForm?: ReactNode;
  /** Stands for the rows while they are not there. */
  waiting: ReactNode;
  /** What else was noted of a row. */
  noteOf?: (item: Item) => string | null;
  /** What a row is called among all kinds of records. */
  record: string;
  remove: typeof gardenEndpoints.deleteArea | typeof gardenEndpoints.deleteFacts;
  /** The form of one more row. */
  renderDialog: (dialog: { open: boolean; onClose: () => void }) => ReactNode;
}

/** Rows that hold from their day on, the latest first. */
function History<Item extends Row>({
  words,
  icon,
  isWanted = false,
  note,
  noteInForm,
  rows,
  waiting,
  noteOf,
  record,
  remove,
  renderDialog,
}: HistoryProps<Item>) {
  const mayWrite = useMay(gardenRecord.permissions.write);
  const [isAdding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const isReady = waiting === undefined;
  useEffect(() => {
    if (isWanted && isReady) addButton.current?.focus();
  }, [isWanted, isReady]);
  const failures = useFailures('alert');
  const removal = useRecordDeletion({
    record,
    remove: ({ id, etag }: Item) => callDeletion(remove, { params: { id } }, { ifMatch: etag }),
    deletedText: () => words.removed,
    failures,
  });
  return (
    <Section
      title={words.section}
      actions={
        mayWrite && (
          <Button
            look="outlined"
            startIcon={icon}
            // The form begins with what is there.
            disabled={!isReady}
            onClick={() => setAdding(true)}
            ref={addButton}
          >
            {words.add}
          </Button>
        )
      }
    >
      {failures.error !== undefined && (
        <Notice tone="error" isLoud onClose={failures.clear} className={styles['failure']}>
          {failures.error}
        </Notice>
      )}
      {waiting ?? <Text isQuiet>{rows.length === 0 ? words.none : words.hint}</Text>}
      {rows.length > 0 && (
        <PlainList aria-label={words.section} className={styles['history']}>
          {rows.map((item) => (
            <CardRow key={item.id}>
              <CardRowText className={styles['about']}>
                <Row isCentred gap={8}>
                  {words.rowText(item)}
                  {item.isCurrent && <Tag>{plotBasisText.current}</Tag>}
                </Row>
                {noteOf?.(item) && (
                  <Text kind="body2" isQuiet>
                    {noteOf(item)}
                  </Text>
                )}
              </CardRowText>
              {mayWrite && (
                <IconButton
                  title={words.remove}
                  aria-label={`${words.remove}: ${words.rowText(item)}`}
                  onClick={() => removal.ask(item)}
                >
                  <DeleteIcon />
                </IconButton>
              )}
            </CardRow>
          ))}
        </PlainList>
      )}
      {note}
      {renderDialog({ open: isAdding, onClose: () => setAdding(false) })}
      <DeletionQuestion
        deletion={removal}
        title={words.removeTitle}
        question={(item) => words.removeQuestion(words.rowText(item))}
      >
        {() => (
          <>
            <Text isQuiet className={styles['consequence']}>
              {words.removeHint}
            </Text>
            {noteInForm}
          </>
        )}
      </DeletionQuestion>
    </Section>
  );
}
