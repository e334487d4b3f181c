import type { LineCandidates, WaitingLine } from '@grzadka/contract/bank/queue/bank-line.model';
import { useState } from 'react';
import { KeyCap, KeyedButton } from '../../core/queue/KeyedButton.tsx';
import type { Press } from '../../core/queue/press.ts';
import { undoKeys } from '../../core/shortcut/keys.ts';
import { Row } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { bankLineText } from './bank-line.text.ts';
import styles from './QueueActions.module.css';
import type { Queue } from './useQueue.ts';

const AccountDialog = latePart(async () => (await import('./AccountDialog.tsx')).AccountDialog);
const SplitDialog = latePart(async () => (await import('./SplitDialog.tsx')).SplitDialog);
const CostDialog = latePart(async () => (await import('./CategoryDialog.tsx')).CostDialog);
const IncomeDialog = latePart(async () => (await import('./CategoryDialog.tsx')).IncomeDialog);

interface QueueActionsProps {
  queue: Queue;
  line: WaitingLine;
  /** Undefined until they are read. */
  candidates: LineCandidates | undefined;
}

type Opened = 'account' | 'split' | 'cost' | 'income';

/** What is done with a line that is none of the candidates', by buttons that have keys, and what all keys are. */
export function QueueActions({ queue, line, candidates }: QueueActionsProps) {
  const { actions } = bankLineText;
  const [opened, setOpened] = useState<Opened>();
  const open = (which: Opened) => (press: Press) => {
    if (queue.takes(press)) setOpened(which);
  };
  const dialog = (which: Opened) => ({
    open: opened === which,
    line,
    onBooked: (whose: string) => {
      setOpened(undefined);
      queue.tellBooked(line, whose);
    },
    onClose: () => {
      setOpened(undefined);
      // Where somebody was first, the line goes now, and what was typed with it.
      queue.tellChanged();
    },
  });
  return (
    <Section title={bankLineText.otherwise}>
      <Row gap={8}>
        <KeyedButton
          shortcut="W"
          label={actions.search}
          look="outlined"
          onPress={open('account')}
          {...AccountDialog.ahead}
        />
        <KeyedButton
          shortcut="S"
          label={actions.split}
          look="outlined"
          onPress={open('split')}
          {...SplitDialog.ahead}
        />
        <KeyedButton
          shortcut="K"
          label={actions.cost}
          look="outlined"
          onPress={open('cost')}
          {...CostDialog.ahead}
        />
        <KeyedButton
          shortcut="P"
          label={actions.income(line.amount)}
          look="outlined"
          onPress={open('income')}
          {...IncomeDialog.ahead}
        />
        {line.amount > 0 && (
          <KeyedButton
            shortcut="G"
            label={actions.inTransit}
            look="outlined"
            onPress={(press) => {
              if (!queue.takes(press)) return;
              const part = { inTransit: true, amount: line.amount } as const;
              void queue.assign(line, [part], bankLineText.inTransit);
            }}
          />
        )}
        <KeyedButton
          shortcut="I"
          label={line.postponed ? actions.takeUp : actions.postpone}
          look="outlined"
          onPress={(press) => {
            if (queue.takes(press)) void queue.postpone(line);
          }}
        />
      </Row>
      <KeyHelp />
      <AccountDialog {...dialog('account')} />
      <SplitDialog {...dialog('split')} candidates={candidates} />
      <CostDialog {...dialog('cost')} suggested={candidates?.costCategory?.id} />
      <IncomeDialog {...dialog('income')} />
    </Section>
  );
}

/** The keys that no button of these has beside it. */
function KeyHelp() {
  const { keyHelp } = bankLineText;
  return (
    <Text kind="body2" isQuiet className={styles['keys']}>
      {bankLineText.keys}: <KeyCap keys="1" />–<KeyCap keys="5" /> {keyHelp.choose},{' '}
      <KeyCap keys="ArrowUp" /> <KeyCap keys="ArrowDown" /> {keyHelp.go}, <KeyCap keys={undoKeys} />{' '}
      {keyHelp.undo}, <KeyCap keys="Escape" /> {keyHelp.leave}.
    </Text>
  );
}
