import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { homeEndpoints } from '@grzadka/contract/home/home.endpoints';
import { type Waiting, type WaitingEntry, waitingDays } from '@grzadka/contract/home/home.model';
import { Box, Button, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { RecordLink } from '../audit/RecordLink.tsx';
import { backupPaths } from '../backup/backup.paths.ts';
import { callQuery } from '../core/api/call-query.ts';
import { CardRow } from '../core/ui/CardRow.tsx';
import { formatDay, formatMinute } from '../core/ui/format.ts';
import { Section } from '../core/ui/Section.tsx';
import { ReturningLink } from '../core/ui/screen/ReturningLink.tsx';
import { UnbrokenText } from '../core/ui/UnbrokenText.tsx';
import { uiText } from '../core/ui/ui.text.ts';
import { meterPaths } from '../meter/meter.paths.ts';
import { systemPaths } from '../system/system.paths.ts';

/** The texts of what waits for whoever opens the start page. */
const homeText = {
  waiting: 'Czeka na Ciebie',
  failed: 'Nie udało się sprawdzić, co na Ciebie czeka.',
  readings: (count: number) => `Odczyty do sprawdzenia: ${formatDecimal(count)}`,
  draft: (begunAt: string) => `Szkic od ${formatDay(begunAt)}`,
  moreDrafts: (count: number) => `Inne szkice starsze niż tydzień: ${formatDecimal(count)}`,
  ending: (endsAt: string) => `Kończy się ${formatMinute(endsAt)}`,
  moreEnding: (count: number) =>
    `Inne wpisy, które kończą się w ciągu ${waitingDays.ending}\u00a0dni: ${formatDecimal(count)}`,
  failedMail: (count: number) => `Niewysłane e-maile: ${formatDecimal(count)}`,
  backup: 'Pobierz kopię zapasową',
  lastAway: (at: string | null) =>
    at === null ? 'Żadnej jeszcze nie pobrano' : `Ostatnio pobrano ${formatDay(at)}`,
} as const;

const waitingQuery = callQuery(['home', 'waiting'], homeEndpoints.waiting, {});

/**
 * What waits for the person, line by line; each line leads to where it is done. Nothing stands here while it is being asked
 * for, and where nothing waits.
 */
export function WaitingSection({ open }: { open: boolean }) {
  const { data, error, refetch } = useQuery({ ...waitingQuery, enabled: open });
  if (!open) return null;
  if (data) return <WaitingLines waiting={data} />;
  if (!error) return null;
  return (
    <Typography color="textSecondary">
      {homeText.failed} <Button onClick={() => void refetch()}>{uiText.retry}</Button>
    </Typography>
  );
}

function WaitingLines({ waiting }: { waiting: Waiting }) {
  const { readings, drafts, ending, failedMail, backup } = waiting;
  const waits = [readings, drafts.count, ending.count, failedMail].some((count) => count > 0);
  if (!waits && backup === null) return null;
  return (
    <Section title={homeText.waiting}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
        {readings > 0 && <Line to={meterPaths.unchecked} text={homeText.readings(readings)} />}
        <EntryLines entries={ending} detail={homeText.ending} more={homeText.moreEnding} />
        <EntryLines entries={drafts} detail={homeText.draft} more={homeText.moreDrafts} />
        {failedMail > 0 && <Line to={systemPaths.jobs} text={homeText.failedMail(failedMail)} />}
        {backup && (
          <Line
            to={backupPaths.list}
            text={homeText.backup}
            detail={homeText.lastAway(backup.awayAt)}
          />
        )}
      </Box>
    </Section>
  );
}

/** A line that leads to where something is done. */
function Line({ to, text, detail }: { to: string; text: string; detail?: string }) {
  return (
    <CardRow>
      <Link component={ReturningLink} to={to}>
        {text}
      </Link>
      {detail !== undefined && <Detail text={detail} />}
    </CardRow>
  );
}

interface EntryLinesProps {
  entries: Waiting['drafts'];
  /** What is said of an entry by its time. */
  detail: (at: string) => string;
  /** How many there are besides those that are named. */
  more: (count: number) => string;
}

function EntryLines({ entries: { count, named }, detail, more }: EntryLinesProps) {
  return (
    <>
      {named.map((entry: WaitingEntry) => (
        <CardRow key={`${entry.type} ${entry.id}`}>
          <RecordLink record={{ ...entry, isThere: true }} />
          <Detail text={detail(entry.at)} />
        </CardRow>
      ))}
      {count > named.length && (
        <CardRow>
          <Detail text={more(count - named.length)} />
        </CardRow>
      )}
    </>
  );
}

function Detail({ text }: { text: string }) {
  return (
    <Typography variant="body2" color="textSecondary">
      <UnbrokenText text={text} />
    </Typography>
  );
}
