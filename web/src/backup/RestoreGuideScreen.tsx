import type { BackupList } from '@grzadka/contract/backup/backup.model';
import { typedCommand } from '@grzadka/contract/backup/command-lines';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { Button } from '../core/ui/elements/Button.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { Section } from '../core/ui/Section.tsx';
import { LoadFailure } from '../core/ui/screen/LoadFailure.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../core/ui/screen/ScreenColumn.tsx';
import { backupPaths } from './backup.paths.ts';
import { backupsQuery } from './backup.queries.ts';
import styles from './RestoreGuideScreen.module.css';
import { restoreCommands } from './restore-commands.ts';
import { guideText } from './restore-guide.text.ts';

/** How the data are brought back, with the commands of this installation; a restore is never done from a browser. */
export function RestoreGuideScreen() {
  const { data, error, refetch } = useQuery(backupsQuery);
  return (
    <Screen title={guideText.title} back={backupPaths.list} busy={!data && !error}>
      {data && (
        <ScreenColumn>
          <Text>{guideText.intro}</Text>
          <RestoreHere backups={data} />
          <RestoreElsewhere installation={data.installation} />
          <Section title={guideText.verify}>
            <Steps steps={guideText.verifySteps} />
          </Section>
          <Button isAtStart look="filled" onClick={() => globalThis.print()}>
            {guideText.print}
          </Button>
        </ScreenColumn>
      )}
      {!data && error && <LoadFailure error={error} back={backupPaths.list} retry={refetch} />}
    </Screen>
  );
}

function RestoreHere({ backups }: { backups: BackupList }) {
  const { installation, items } = backups;
  return (
    <Section title={guideText.here}>
      <Steps
        steps={[
          guideText.makeOne,
          guideText.stop,
          <>
            {guideText.type}
            <Commands lines={restoreCommands(backups)} />
            {items.length > 0 ? guideText.otherFile : guideText.noFile}{' '}
            {installation.settings.length > 0 && `${guideText.settings(installation.settings)} `}
            {guideText.checks}
          </>,
          <>
            {guideText.start}
            <Commands lines={[typedCommand(installation, 'start')]} />
          </>,
        ]}
      />
    </Section>
  );
}

function RestoreElsewhere({ installation }: Pick<BackupList, 'installation'>) {
  return (
    <Section title={guideText.elsewhere}>
      <Steps
        steps={[
          guideText.install,
          guideText.carry,
          <>
            {guideText.typeElsewhere}
            <Commands
              lines={[
                typedCommand(installation, 'restore', 'PLIK'),
                typedCommand(installation, 'start'),
              ]}
            />
            {guideText.noFile}
          </>,
        ]}
      />
    </Section>
  );
}

function Steps({ steps }: { steps: readonly ReactNode[] }) {
  return (
    <ol className={styles['steps']}>
      {steps.map((step, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the steps stand as they are written
        <li key={index}>{step}</li>
      ))}
    </ol>
  );
}

/** Lines to type, with no word broken: half an option would be another one. */
function Commands({ lines }: { lines: readonly string[] }) {
  return (
    <div className={styles['commands']}>
      {lines.map((line) => (
        <code key={line} className={styles['line']}>
          {line.split(' ').map((word, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the words of a line have no other identity
            <Fragment key={index}>
              {index > 0 && ' '}
              <span className={styles['word']}>{word}</span>
            </Fragment>
          ))}
        </code>
      ))}
    </div>
  );
}
