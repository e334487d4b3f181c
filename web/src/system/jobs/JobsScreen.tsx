import type { JobState } from '@grzadka/contract/system/jobs.model';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { PlainList } from '../../core/ui/elements/PlainList.tsx';
import { Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { SectionWaiting } from '../../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { Screen } from '../../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../../core/ui/screen/ScreenColumn.tsx';
import { systemPaths } from '../system.paths.ts';
import { jobsQuery } from '../system.queries.ts';
import { JobRow } from './JobRow.tsx';
import { jobsText, silence } from './jobs.text.ts';
import { MailSection } from './MailSection.tsx';

/** What the program does by itself, and what became of the e-mails ('Prace programu i poczta'). */
export function JobsScreen() {
  return (
    <Screen title={jobsText.screen} back={systemPaths.overview}>
      <ScreenColumn>
        <MailSection />
        <JobsSection />
      </ScreenColumn>
    </Screen>
  );
}

/** Whether all jobs work, and of each how it went the last time, and when it comes next. */
function JobsSection() {
  const { data, error, refetch } = useQuery(jobsQuery);
  return (
    <Section title={jobsText.title}>
      {!data && <SectionWaiting error={error} failed={jobsText.failedToLoad} retry={refetch} />}
      {data && (
        <Stack gap={12}>
          {data.silentSince !== null && <Notice tone="error">{silence(data.silentSince)}</Notice>}
          <Jobs jobs={data.items} isSilent={data.silentSince !== null} />
        </Stack>
      )}
    </Section>
  );
}

/** That all work, or those that failed the last time; all of them when they are asked for. */
function Jobs({ jobs, isSilent }: { jobs: readonly JobState[]; isSilent: boolean }) {
  const [areAllShown, setAllShown] = useState(false);
  const failed = jobs.filter(({ lastRun }) => lastRun?.result === 'failed');
  const shown = areAllShown ? jobs : failed;
  return (
    <>
      {failed.length === 0 && !isSilent && <Text>{jobsText.allWork}</Text>}
      <Button
        isAtStart
        look="outlined"
        aria-expanded={areAllShown}
        onClick={() => setAllShown(!areAllShown)}
      >
        {areAllShown ? jobsText.hideAll : jobsText.showAll}
      </Button>
      {shown.length > 0 && (
        <PlainList>
          {shown.map((job) => (
            <JobRow key={job.name} job={job} />
          ))}
        </PlainList>
      )}
    </>
  );
}
