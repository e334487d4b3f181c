import type { LedgerYear } from '@grzadka/contract/ledger-year/ledger-year.model';
import { useState } from 'react';
import { useMay } from '../core/access/access.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { Stack } from '../core/ui/elements/Stack.tsx';
import { Tag } from '../core/ui/elements/Tag.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { latePart } from '../core/ui/loading/late-part.tsx';
import { Section } from '../core/ui/Section.tsx';
import { UnbrokenText } from '../core/ui/UnbrokenText.tsx';
import { Hindrances } from './Hindrances.tsx';
import { ledgerYearText } from './ledger-year.text.ts';
import { YearPapers } from './YearPapers.tsx';

const CloseYearDialog = latePart(
  async () => (await import('./CloseYearDialog.tsx')).CloseYearDialog,
);
const ReopenYearDialog = latePart(
  async () => (await import('./ReopenYearDialog.tsx')).ReopenYearDialog,
);

interface YearSectionProps {
  year: LedgerYear;
  /** The year that is closed next, if there is one. */
  next: number | undefined;
  /** The version of the years, as they were read. */
  etag: string | undefined;
}

/** How a year stands, what can be done with it, and what was printed of it. */
export function YearSection({ year, next, etag }: YearSectionProps) {
  const { reopenedAt, reopenReason } = year;
  return (
    <Section
      title={ledgerYearText.year(year.year)}
      actions={
        <Tag tone={year.state === 'closed' ? 'success' : 'usual'}>
          {ledgerYearText.states[year.state]}
        </Tag>
      }
    >
      <Stack gap={16}>
        {year.state === 'running' && <Text isQuiet>{ledgerYearText.running(year.year)}</Text>}
        {year.state === 'closed' && (
          <Text>
            <UnbrokenText text={ledgerYearText.closed(year)} />
          </Text>
        )}
        {year.state === 'closed' && <Text isQuiet>{ledgerYearText.kept(year.year)}</Text>}
        {reopenedAt !== null && reopenReason !== null && (
          <Text>
            <UnbrokenText text={ledgerYearText.reopened(reopenedAt, reopenReason)} />
          </Text>
        )}
        {year.state === 'open' && !year.isNext && next !== undefined && (
          <Text isQuiet>{ledgerYearText.waits(next)}</Text>
        )}
        {year.isNext && <ToClose year={year} etag={etag} />}
        {year.isLastClosed && <ToReopen year={year} etag={etag} />}
        <YearPapers year={year} />
      </Stack>
    </Section>
  );
}

/** What keeps the year from being closed or, where nothing does, the way to close it. */
function ToClose({ year, etag }: Omit<YearSectionProps, 'next'>) {
  const mayClose = useMay('year:close');
  const [isAsked, setAsked] = useState(false);
  const { hindrances } = year;
  if (hindrances.length > 0) return <Hindrances hindrances={hindrances} />;
  return (
    <>
      <Text>{ledgerYearText.nothingHinders}</Text>
      {mayClose && (
        <Button isAtStart look="filled" onClick={() => setAsked(true)} {...CloseYearDialog.ahead}>
          {ledgerYearText.close(year.year)}
        </Button>
      )}
      <CloseYearDialog
        open={isAsked}
        year={year.year}
        etag={etag}
        onClose={() => setAsked(false)}
      />
    </>
  );
}

function ToReopen({ year, etag }: Omit<YearSectionProps, 'next'>) {
  const mayReopen = useMay('year:reopen');
  const [isAsked, setAsked] = useState(false);
  if (!mayReopen) return null;
  return (
    <>
      <Button isAtStart look="outlined" onClick={() => setAsked(true)} {...ReopenYearDialog.ahead}>
        {ledgerYearText.reopen(year.year)}
      </Button>
      <ReopenYearDialog
        open={isAsked}
        year={year.year}
        etag={etag}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
