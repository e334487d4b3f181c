import type { StorageUsage } from '@grzadka/contract/system/storage.model';
import { useQuery } from '@tanstack/react-query';
import { Stack } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { FactList } from '../core/ui/FactList.tsx';
import { formatMinute } from '../core/ui/format.ts';
import { Section } from '../core/ui/Section.tsx';
import { LoadFailure } from '../core/ui/screen/LoadFailure.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../core/ui/screen/ScreenColumn.tsx';
import { storageText } from './storage.text.ts';
import { systemPaths } from './system.paths.ts';
import { storageQuery } from './system.queries.ts';

/** What takes how much room, and what is free ('Miejsce na dane'). */
export function StorageScreen() {
  const { data, error, refetch } = useQuery(storageQuery);
  return (
    <Screen title={storageText.title} back={systemPaths.overview} busy={!data && !error}>
      {data && (
        <ScreenColumn>
          <FreeRoom usage={data} />
          <UsedRoom usage={data} />
          <NextSweep usage={data} />
        </ScreenColumn>
      )}
      {!data && error && <LoadFailure error={error} back={systemPaths.overview} retry={refetch} />}
    </Screen>
  );
}

function FreeRoom({ usage: { free, objects } }: { usage: StorageUsage }) {
  const notes = [
    ...(free.length === 0 ? [storageText.unknownFree] : []),
    ...(free.length > 1 ? [storageText.sameDisk] : []),
    ...(objects === 'bucket' ? [storageText.bucket] : []),
  ];
  return (
    <Section title={storageText.free}>
      <Stack gap={12}>
        <FactList
          facts={free.map(({ place, bytes }) => ({
            label: storageText.places[place],
            value: storageText.size(bytes),
          }))}
        />
        {notes.map((note) => (
          <Text key={note} isQuiet>
            {note}
          </Text>
        ))}
      </Stack>
    </Section>
  );
}

function UsedRoom({ usage }: { usage: StorageUsage }) {
  const { documents, images, deleted, uploads, abandoned, backups, database } = usage;
  const amountOr = (found: typeof uploads, otherwise: string) =>
    found === null ? otherwise : storageText.amount(found);
  return (
    <Section title={storageText.used}>
      <Stack gap={12}>
        <FactList
          facts={[
            { label: storageText.documents, value: storageText.amount(documents) },
            { label: storageText.images, value: storageText.amount(images) },
            { label: storageText.deleted, value: storageText.amount(deleted) },
            { label: storageText.uploads, value: amountOr(uploads, storageText.unknown) },
            { label: storageText.abandoned, value: amountOr(abandoned, storageText.unknown) },
            { label: storageText.backups, value: amountOr(backups, storageText.noBackups) },
            { label: storageText.database, value: storageText.size(database.bytes) },
          ]}
        />
        {abandoned?.isKept && <Text isQuiet>{storageText.abandonedAreKept}</Text>}
      </Stack>
    </Section>
  );
}

function NextSweep({ usage: { sweep } }: { usage: StorageUsage }) {
  return (
    <Section title={storageText.sweep}>
      <Stack gap={12}>
        <FactList
          facts={[
            { label: storageText.sweepAt, value: formatMinute(sweep.at) },
            {
              label: storageText.sweepRemoves,
              value:
                sweep.removes.count === 0
                  ? storageText.sweepNothing
                  : storageText.amount(sweep.removes),
            },
          ]}
        />
        <Text isQuiet>{storageText.sweepRule}</Text>
      </Stack>
    </Section>
  );
}
