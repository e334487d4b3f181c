import type { WaitingLine } from '@grzadka/contract/bank/queue/bank-line.model';
import type { RefObject } from 'react';
import { KeyedButton } from '../../core/queue/KeyedButton.tsx';
import { Card } from '../../core/ui/elements/Card.tsx';
import { Row } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { bankLineText } from './bank-line.text.ts';
import { factsOfLine } from './facts-of-line.tsx';
import styles from './QueuedLine.module.css';
import type { Queue } from './useQueue.ts';

interface QueuedLineProps {
  queue: Queue;
  line: WaitingLine;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The line that is before somebody: how much, who, what for, and the ways to those beside it. */
export function QueuedLine({ queue, line, heading }: QueuedLineProps) {
  const { facts, actions } = bankLineText;
  const { amount } = line;
  const told = [...factsOfLine(line), { label: facts.state, value: bankLineText.state(line) }];
  return (
    <Card as="section" isRoomy aria-label={bankLineText.line} className={styles['line']}>
      <Text isQuiet>{bankLineText.place(queue.place + 1, queue.total)}</Text>
      <Text as="h2" kind="h4" hasLongWords ref={heading} tabIndex={-1} className={styles['amount']}>
        {bankLineText.amount(amount)}
      </Text>
      <dl className={styles['facts']}>
        {told.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Row gap={8} className={styles['neighbours']}>
        <KeyedButton
          shortcut="ArrowUp"
          label={actions.previous}
          disabled={!queue.hasPrevious}
          onPress={() => queue.go(-1)}
        />
        <KeyedButton
          shortcut="ArrowDown"
          label={actions.next}
          disabled={!queue.hasNext}
          onPress={() => queue.go(1)}
        />
      </Row>
    </Card>
  );
}
