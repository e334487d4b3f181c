import { Alert, Box, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Section } from '../../core/ui/Section.tsx';
import { SectionWaiting } from '../../core/ui/SectionWaiting.tsx';
import { jobsQuery } from '../system.queries.ts';
import { JobRow } from './JobRow.tsx';
import { silence } from './jobs-card.text.ts';
import { jobsText } from './jobs.text.ts';

/** Every job: how it went the last time, and when it comes next. */
export function JobsSection() {
  const { data, error, refetch } = useQuery(jobsQuery);
  return (
    <Section title={jobsText.title}>
      {!data && <SectionWaiting error={error} failed={jobsText.failedToLoad} retry={refetch} />}
      {data && (
        <Stack spacing={1.5}>
          {data.silentSince !== null && <Alert severity="error">{silence(data.silentSince)}</Alert>}
          <Typography color="textSecondary">{jobsText.hint}</Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {data.items.map((job) => (
              <JobRow key={job.name} job={job} />
            ))}
          </Box>
        </Stack>
      )}
    </Section>
  );
}
