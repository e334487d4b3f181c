import type { HandoverDetails } from '@grzadka/contract/handover/handover-details.model';
import { handoverStepLabels, type StepState } from '@grzadka/contract/handover/handover-steps';
import {
  mdiAlertCircleOutline,
  mdiCheckCircleOutline,
  mdiChevronDown,
  mdiChevronUp,
  mdiCircleOutline,
  mdiMinusCircleOutline,
} from '@mdi/js';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Card } from '../../core/ui/elements/Card.tsx';
import { classNames } from '../../core/ui/elements/class-names.ts';
import { Text } from '../../core/ui/elements/Text.tsx';
import { icon } from '../../core/ui/icon.ts';
import styles from './Step.module.css';

const DownIcon = icon(mdiChevronDown, 'Down');
const UpIcon = icon(mdiChevronUp, 'Up');

const signs = {
  done: { Sign: icon(mdiCheckCircleOutline, 'Done'), tone: 'success' },
  missing: { Sign: icon(mdiAlertCircleOutline, 'Missing'), tone: 'warning' },
  open: { Sign: icon(mdiCircleOutline, 'Open'), tone: 'action' },
  'left-out': { Sign: icon(mdiMinusCircleOutline, 'LeftOut'), tone: 'action' },
  none: { Sign: icon(mdiMinusCircleOutline, 'None'), tone: 'action' },
} as const;

/** What is done, or has nothing to do, is small until somebody asks for it. */
const folded: ReadonlySet<StepState> = new Set(['done', 'left-out', 'none']);

interface StepProps {
  step: HandoverDetails['steps'][number];
  /** What is to be done now. */
  isNext: boolean;
  /** The handover has ended: all of it is small. */
  isOver: boolean;
  children: ReactNode;
}

/** A step of a handover: how it stands in words, and what can be done there; done ones are folded (docs/product/handovers.md#steps). */
export function Step({ step: { step, state, words }, isNext, isOver, children }: StepProps) {
  const contentId = useId();
  const titleId = useId();
  const isFoldable = isOver || folded.has(state);
  const [isOpen, setOpen] = useState(false);
  const [before, setBefore] = useState(state);
  if (before !== state) {
    setBefore(state);
    // What was charged just now is to be looked at, line by line.
    setOpen(step === 'charges' && state === 'done');
  }
  const { Sign, tone } = signs[state];
  const isShown = !isFoldable || isOpen;
  const title = handoverStepLabels[step];
  const Chevron = isOpen ? UpIcon : DownIcon;
  return (
    <Card
      as="li"
      aria-labelledby={titleId}
      className={classNames(styles['step'], isNext && styles['next'])}
    >
      <div className={styles['head']}>
        <Sign tone={tone} />
        <Text as="h2" kind="subtitle1" id={titleId}>
          {/* Nothing that is pressed is printed. */}
          {isFoldable && (
            <span aria-hidden className={styles['printed']}>
              {title}
            </span>
          )}
          {isFoldable ? (
            <Button
              isPlain
              aria-expanded={isOpen}
              aria-controls={contentId}
              endIcon={<Chevron />}
              onClick={() => setOpen(!isOpen)}
              className={styles['opener']}
            >
              {title}
            </Button>
          ) : (
            title
          )}
        </Text>
        <Text kind="body2" isQuiet={state !== 'missing'} className={styles['words']}>
          {words}
        </Text>
      </div>
      <div id={contentId} hidden={!isShown} className={styles['content']}>
        {isShown && children}
      </div>
    </Card>
  );
}
