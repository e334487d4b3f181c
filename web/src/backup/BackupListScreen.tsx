import { backupEndpoints } from '@grzadka/contract/backup/backup.endpoints';
import type { Backup, BackupList } from '@grzadka/contract/backup/backup.model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { RecordLink } from '../audit/RecordLink.tsx';
import { useMay } from '../core/access/access.ts';
import { call } from '../core/api/call.ts';
import { paths } from '../core/paths.ts';
import { DeletionQuestion } from '../core/record/DeletionQuestion.tsx';
import { useDeletion } from '../core/record/useDeletion.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { Notice } from '../core/ui/elements/Notice.tsx';
import { PlainList } from '../core/ui/elements/PlainList.tsx';
import { Stack } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { FactList } from '../core/ui/FactList.tsx';
import { AddIcon } from '../core/ui/icons.ts';
import { Section } from '../core/ui/Section.tsx';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
import { LoadFailure } from '../core/ui/screen/LoadFailure.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../core/ui/screen/ScreenColumn.tsx';
import { useFailures } from '../core/ui/screen/useFailures.ts';
import { notify } from '../core/ui/toasts/notify.ts';
import { UnbrokenText } from '../core/ui/UnbrokenText.tsx';
import styles from './BackupListScreen.module.css';
import { BackupProgress } from './BackupProgress.tsx';
import { BackupRow } from './BackupRow.tsx';
import { backupPaths } from './backup.paths.ts';
import { backupsQuery, lookEvery } from './backup.queries.ts';
import { backupText } from './backup.text.ts';
import { useDownloads, useEndedDownloads } from './useDownloads.ts';

/** The backups: where they are, what is known of each, and the ways to make, check, download and delete one. */
export function BackupListScreen() {
  const mayWork = useMay('backup:create');
  const { data, error, refetch, downloads } = useBackups();
  const queryClient = useQueryClient();
  const failures = useFailures('alert');
  const readAnew = () => queryClient.invalidateQueries({ queryKey: backupsQuery.queryKey });
  const deletion = useDeletion({
    remove: ({ id }: Backup) => call(backupEndpoints.delete, { params: { id } }),
    onDeleted: () => notify.success(backupText.deleted),
    failures,
    onSettled: () => void readAnew(),
  });
  const ask = (request: Promise<unknown>) => {
    failures.clear();
    void request.catch(failures.show).then(readAnew);
  };
  return (
    <Screen
      title={backupText.title}
      back={paths.system}
      busy={!data && !error}
      error={failures.error}
      onCloseError={failures.clear}
    >
      {data && (
        <ScreenColumn>
          {data.place === null ? <BackupsOff /> : <BackupPlace place={data.place} />}
          {data.place !== null && (
            <Section
              title={backupText.list}
              actions={
                mayWork && (
                  <Button
                    look="filled"
                    startIcon={<AddIcon />}
                    onClick={() => ask(call(backupEndpoints.create, {}))}
                  >
                    {backupText.create}
                  </Button>
                )
              }
            >
              {data.lastFailure && (
                <Notice tone="error" className={styles['trouble']}>
                  <UnbrokenText
                    text={backupText.failed(data.lastFailure.at, data.lastFailure.reason)}
                  />
                </Notice>
              )}
              {data.lost.length > 0 && <LostFiles records={data.lost} />}
              <BackupProgress backups={data} />
              <Text isQuiet className={styles['hint']}>
                {data.items.length === 0 && `${backupText.empty} `}
                {backupText.hint}
              </Text>
              <PlainList aria-label={backupText.list} hidden={data.items.length === 0}>
                {data.items.map((backup) => (
                  <BackupRow
                    key={backup.id}
                    backup={backup}
                    downloadBegunAt={downloads.begunAt(backup)}
                    onDownload={downloads.begin}
                    onCheck={({ id }) => ask(call(backupEndpoints.check, { body: { id } }))}
                    onDelete={deletion.ask}
                  />
                ))}
              </PlainList>
            </Section>
          )}
        </ScreenColumn>
      )}
      {!data && error && <LoadFailure error={error} back={paths.system} retry={refetch} />}
      <DeletionQuestion
        deletion={deletion}
        title={backupText.deleteTitle}
        question={({ createdAt }) => backupText.deleteQuestion(createdAt)}
      />
    </Screen>
  );
}

function BackupPlace({ place }: { place: NonNullable<BackupList['place']> }) {
  return (
    <Section title={backupText.place} actions={<GuideLink />}>
      <Stack gap={12}>
        <FactList
          facts={[
            { label: backupText.folder, value: place.folder },
            {
              label: backupText.disk,
              value: place.isOnAnotherDisk ? backupText.anotherDisk : backupText.sameDisk,
            },
          ]}
        />
        {!place.isOnAnotherDisk && <Text isQuiet>{backupText.sameDiskHint}</Text>}
      </Stack>
    </Section>
  );
}

/** What the newest backup does without, each with the way to where it can be mended. */
function LostFiles({ records }: { records: BackupList['lost'] }) {
  return (
    <Notice tone="warning" className={styles['trouble']}>
      {backupText.lost}
      <ul className={styles['records']}>
        {records.map((record, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a record may have lost several images, and none has a state
          <li key={`${record.id} ${index}`}>
            <RecordLink record={record} />
          </li>
        ))}
      </ul>
      {backupText.lostRemedy}
    </Notice>
  );
}

function BackupsOff() {
  return (
    <Section title={backupText.off} actions={<GuideLink />}>
      <Text>{backupText.offHint}</Text>
    </Section>
  );
}

function GuideLink() {
  return (
    <ButtonLink look="outlined" to={backupPaths.guide}>
      {backupText.guide}
    </ButtonLink>
  );
}

/** The backups as they are now. When one has been made, checked or downloaded from here, a message says how that ended. */
function useBackups() {
  const downloads = useDownloads();
  const { data, error, refetch } = useQuery({
    ...backupsQuery,
    refetchInterval: ({ state: { data: known } }) =>
      known?.work || known?.items.some(downloads.isWatched) ? lookEvery : false,
  });
  useEndedDownloads(downloads, data?.items);
  const previous = useRef<BackupList>(undefined);
  useEffect(() => {
    const before = previous.current;
    previous.current = data;
    if (!before?.work || !data || before.work.id === data.work?.id) return;
    const { kind, id } = before.work;
    const [was, is] = [before, data].map(({ items }) => items.find((item) => item.id === id));
    if (kind === 'check') tellCheck(was, is);
    // Why there is none says an alert of the screen.
    else if (is !== undefined) notify.success(backupText.made);
  }, [data]);
  return { data, error, refetch, downloads };
}

function tellCheck(was: Backup | undefined, is: Backup | undefined): void {
  if (!is?.check || is.check.at === was?.check?.at) notify.error(backupText.notChecked);
  else if (is.check.isWhole) notify.success(backupText.whole);
  else notify.error(backupText.damaged);
}
