import type { LineCandidates, WaitingLine } from '@grzadka/contract/bank/queue/bank-line.model';
import { isClosed } from '@grzadka/contract/settlement/settlement.model';
import { useQuery } from '@tanstack/react-query';
import { sumBy } from 'es-toolkit/math';
import { useEffect, useEffectEvent } from 'react';
import { KeyedButton } from '../../core/queue/KeyedButton.tsx';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { PlainList } from '../../core/ui/elements/PlainList.tsx';
import { Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { SectionWaiting } from '../../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { candidatesQuery } from './bank-line.queries.ts';
import { bankLineText } from './bank-line.text.ts';
import { type Choice, choicesOf } from './choices.ts';
import { QueueActions } from './QueueActions.tsx';
import styles from './QueueCandidates.module.css';
import type { Queue } from './useQueue.ts';

interface QueueCandidatesProps {
  queue: Queue;
  line: WaitingLine;
}

/** Whose the line may be, each with why and what is open there, and what else can be done with it. */
export function QueueCandidates({ queue, line }: QueueCandidatesProps) {
  const { data, error, refetch } = useQuery(candidatesQuery(line.id));
  const readAhead = useEffectEvent(queue.readAhead);
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere) readAhead();
  }, [isThere]);
  return (
    <Stack gap={16} aria-busy={queue.isBusy}>
      <Section title={bankLineText.whose(line.amount)}>
        {data ? (
          <Candidates queue={queue} line={line} candidates={data} />
        ) : (
          <SectionWaiting error={error} failed={bankLineText.candidatesFailed} retry={refetch} />
        )}
      </Section>
      <QueueActions queue={queue} line={line} candidates={data} />
    </Stack>
  );
}

function Candidates({
  queue,
  line,
  candidates,
}: QueueCandidatesProps & { candidates: LineCandidates }) {
  const choices = choicesOf(candidates);
  return (
    <Stack gap={16}>
      {candidates.notes.map((note) => (
        <Notice key={note} tone="info">
          {note}
        </Notice>
      ))}
      {choices.length === 0 ? (
        <Text isQuiet>{bankLineText.noCandidates(line.amount)}</Text>
      ) : (
        <PlainList as="ol" className={styles['candidates']}>
          {choices.map((choice, index) => (
            <li key={choice.id}>
              <KeyedButton
                shortcut={String(index + 1)}
                label={choice.name}
                look={index === 0 && line.state === 'suggested' ? 'filled' : 'outlined'}
                onPress={(press) => {
                  if (!queue.takes(press)) return;
                  void queue.assign(line, [choice.part(Math.abs(line.amount))], choice.name);
                }}
                className={styles['candidate']}
              />
              <Why choice={choice} />
            </li>
          ))}
        </PlainList>
      )}
    </Stack>
  );
}

/** Who holds the account, what speaks for it, and what is open there. */
function Why({ choice: { holders, reasons, account } }: { choice: Choice }) {
  const parts = account?.parts ?? [];
  const rest = (account?.open ?? 0) - sumBy(parts, ({ open }) => open);
  return (
    <div className={styles['reasons']}>
      {holders !== '' && <Text isStrong>{holders}</Text>}
      <Text>
        {reasons.join(', ')}
        {account && ` – ${bankLineText.points(account.points)}`}
      </Text>
      {account && (
        <>
          {isClosed(account) && <Text>{bankLineText.closed(account)}</Text>}
          <Text>{bankLineText.open(account.open)}</Text>
          <ul className={styles['openParts']}>
            {parts.map((part) => (
              <li key={`${part.number} ${part.feeKind} ${part.description} ${part.dueOn}`}>
                {bankLineText.part(part)}
              </li>
            ))}
            {rest > 0 && <li>{bankLineText.morePartsOpen(rest)}</li>}
          </ul>
        </>
      )}
    </div>
  );
}
