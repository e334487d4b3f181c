import type { Waiting, WaitingEntry } from '@grzadka/contract/home/home.model';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { backupPaths } from '../backup/backup.paths.ts';
import { bankLinePaths } from '../bank/queue/bank-line.paths.ts';
import { walkPaths } from '../campaign/walk/walk.paths.ts';
import { AreasContext } from '../core/area.ts';
import { paths } from '../core/paths.ts';
import { CardRow } from '../core/ui/CardRow.tsx';
import { PlainList } from '../core/ui/elements/PlainList.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../core/ui/Section.tsx';
import { TextLink } from '../core/ui/screen/TextLink.tsx';
import { UnbrokenText } from '../core/ui/UnbrokenText.tsx';
import { meterPaths } from '../meter/meter.paths.ts';
import { systemPaths } from '../system/system.paths.ts';
import { waitingQuery } from './home.queries.ts';
import { homeText } from './home.text.ts';
import styles from './WaitingSection.module.css';

/** What waits for the person, line by line; each line leads to where it is done. */
export function WaitingSection() {
  const { data, error, refetch } = useQuery(waitingQuery);
  return (
    <Section title={homeText.waiting}>
      {data ? (
        <WaitingLines waiting={data} />
      ) : (
        <SectionWaiting error={error} failed={homeText.failed} retry={refetch} />
      )}
    </Section>
  );
}

function WaitingLines({ waiting }: { waiting: Waiting }) {
  const { campaigns, operations, readings, submissions, drafts, ending, undelivered, failedMail } =
    waiting;
  const { backup } = waiting;
  const named = [ending, undelivered, drafts].map(({ count }) => count);
  const records = [campaigns.length, operations?.count ?? 0, readings, submissions];
  const counts = [...records, ...named, failedMail];
  if (backup === null && counts.every((count) => count === 0)) {
    return <Text isQuiet>{homeText.nothing}</Text>;
  }
  return (
    <PlainList hasLongWords className={styles['lines']}>
      {campaigns.map(({ id, name, read, meters }) => (
        <Line key={id} to={walkPaths.walk(id)} text={homeText.round(name, read, meters)} />
      ))}
      {operations !== null && operations.count > 0 && (
        <Line
          to={bankLinePaths.queue}
          text={homeText.operations(operations.count)}
          detail={homeText.sums(operations)}
        />
      )}
      {readings > 0 && <Line to={meterPaths.unchecked} text={homeText.readings(readings)} />}
      {submissions > 0 && <Line to={paths.submissions} text={homeText.submissions(submissions)} />}
      <EntryLines entries={ending} detail={homeText.ending} more={homeText.moreEnding} />
      <EntryLines
        entries={undelivered}
        detail={homeText.undelivered}
        more={homeText.moreUndelivered}
      />
      <EntryLines entries={drafts} detail={homeText.draft} more={homeText.moreDrafts} />
      {failedMail > 0 && <Line to={systemPaths.jobs} text={homeText.failedMail(failedMail)} />}
      {backup && (
        <Line
          to={backupPaths.list}
          text={homeText.backup(backup)}
          detail={homeText.lastAway(backup)}
        />
      )}
    </PlainList>
  );
}

/** A line that leads to where something is done. */
function Line({ to, text, detail }: { to: string; text: string; detail?: string }) {
  return (
    <CardRow>
      <TextLink isReturning to={to}>
        {text}
      </TextLink>
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
  const areas = use(AreasContext);
  const pathOf = ({ type, id, parentId }: WaitingEntry) =>
    areas.find(({ name }) => name === type)?.details?.(id, parentId ?? undefined) ?? '';
  return (
    <>
      {named.map((entry) => (
        <Line
          key={`${entry.type} ${entry.id}`}
          to={pathOf(entry)}
          text={homeText.entry(entry)}
          detail={detail(entry.at)}
        />
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
    <Text kind="body2" isQuiet>
      <UnbrokenText text={text} />
    </Text>
  );
}
