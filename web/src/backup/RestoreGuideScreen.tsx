import type { BackupList } from '@grzadka/contract/backup/backup.model';
import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { Section } from '../core/ui/Section.tsx';
import { LoadFailure } from '../core/ui/screen/LoadFailure.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../core/ui/screen/ScreenColumn.tsx';
import { backupPaths } from './backup.paths.ts';
import { backupsQuery } from './backup.queries.ts';
import { restoreCommands } from './restore-commands.ts';
import { guideText } from './restore-guide.text.ts';

const start = 'npm start';

/** How the data are brought back, with the commands of this installation; a restore is never done from a browser. */
export function RestoreGuideScreen() {
  const { data, error, refetch } = useQuery(backupsQuery);
  return (
    <Screen title={guideText.title} back={backupPaths.list} busy={!data && !error}>
      {data && (
        <ScreenColumn>
          <Typography>{guideText.intro}</Typography>
          <RestoreHere backups={data} />
          <RestoreElsewhere />
          <Section title={guideText.verify}>
            <Steps steps={guideText.verifySteps} />
          </Section>
          <div>
            <Button variant="contained" onClick={() => globalThis.print()}>
              {guideText.print}
            </Button>
          </div>
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
            <Commands lines={[start]} />
          </>,
        ]}
      />
    </Section>
  );
}

function RestoreElsewhere() {
  return (
    <Section title={guideText.elsewhere}>
      <Steps
        steps={[
          guideText.install,
          guideText.carry,
          <>
            {guideText.typeElsewhere}
            <Commands lines={['npm run restore -- PLIK', start]} />
            {guideText.noFile}
          </>,
        ]}
      />
    </Section>
  );
}

function Steps({ steps }: { steps: readonly ReactNode[] }) {
  return (
    <Box component="ol" sx={{ m: 0, pl: 3, li: { mb: 1 } }}>
      {steps.map((step, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the steps stand as they are written
        <li key={index}>{step}</li>
      ))}
    </Box>
  );
}

/** Lines to type, with no word broken: half an option would be another one. */
function Commands({ lines }: { lines: readonly string[] }) {
  return (
    <Box
      sx={{ my: 1, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, fontSize: '0.95em' }}
    >
      {lines.map((line) => (
        <Box component="code" key={line} sx={{ display: 'block', pl: '2ch', textIndent: '-2ch' }}>
          {line.split(' ').map((word, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the words of a line have no other identity
            <Fragment key={index}>
              {index > 0 && ' '}
              <Box
                component="span"
                sx={{
                  display: 'inline-block',
                  maxWidth: '100%',
                  textIndent: 0,
                  overflowWrap: 'anywhere',
                  whiteSpace: 'pre-wrap',
                }}
              >
                {word}
              </Box>
            </Fragment>
          ))}
        </Box>
      ))}
    </Box>
  );
}
