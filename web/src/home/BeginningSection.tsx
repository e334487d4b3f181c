import {
  type Beginning,
  type BeginningStep,
  beginningSteps,
} from '@grzadka/contract/home/beginning.model';
import { mdiCheckCircleOutline, mdiCircleOutline } from '@mdi/js';
import { Fragment } from 'react';
import { backupPaths } from '../backup/backup.paths.ts';
import { paths } from '../core/paths.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { PlainList } from '../core/ui/elements/PlainList.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { icon } from '../core/ui/icon.ts';
import { Section } from '../core/ui/Section.tsx';
import { TextLink } from '../core/ui/screen/TextLink.tsx';
import { importPath } from '../import/import-path.ts';
import { sectorPaths } from '../sector/sector.paths.ts';
import { systemPaths } from '../system/system.paths.ts';
import styles from './BeginningSection.module.css';
import { beginningText } from './beginning.text.ts';

const DoneIcon = icon(mdiCheckCircleOutline, 'Done');
const ToDoIcon = icon(mdiCircleOutline, 'ToDo');

/** Where each step is done. */
const ways: Readonly<Record<BeginningStep, string>> = {
  garden: paths.settings,
  sectors: sectorPaths.list,
  plots: importPath('garden'),
  people: importPath('party'),
  holders: importPath('assignment'),
  meters: importPath('meter'),
  fees: paths.fees,
  backup: backupPaths.list,
  mail: systemPaths.jobs,
  site: paths.settings,
};

interface BeginningSectionProps {
  steps: Beginning['steps'];
  /** Whether it was taken back just now. */
  takesFocus: boolean;
  onPutAway: () => void;
}

/** The steps from an empty program to one that a garden works with: those to be done, with their minutes, and those that are. */
export function BeginningSection({ steps, takesFocus, onPutAway }: BeginningSectionProps) {
  const stepsOf = (asDone: boolean) =>
    steps.filter(({ isDone }) => isDone === asDone).map(({ step }) => step);
  const [open, done] = [stepsOf(false), stepsOf(true)];
  const left = open.reduce((sum, step) => sum + beginningSteps[step].minutes, 0);
  return (
    <Section
      title={beginningText.title}
      actions={
        <Button
          look="outlined"
          size="small"
          aria-label={beginningText.putAwayWhole}
          autoFocus={takesFocus}
          onClick={onPutAway}
        >
          {beginningText.putAway}
        </Button>
      }
    >
      <Text isQuiet>{beginningText.progress(done.length, steps.length, left)}</Text>
      <PlainList as="ol" aria-label={beginningText.title} className={styles['steps']}>
        {open.map((step) => (
          <OpenStep key={step} step={step} />
        ))}
        {done.length > 0 && <DoneSteps steps={done} />}
      </PlainList>
    </Section>
  );
}

function OpenStep({ step }: { step: BeginningStep }) {
  return (
    <li className={styles['step']}>
      <ToDoIcon tone="action" />
      <StepLink step={step} />
      <Text kind="body2" isQuiet className={styles['minutes']}>
        {beginningText.takes(beginningSteps[step].minutes)}
      </Text>
      <Text kind="body2" isQuiet className={styles['hint']}>
        {beginningText.steps[step].hint}
      </Text>
    </li>
  );
}

/** What is done, in one line, so that what is to be done keeps its place high up. */
function DoneSteps({ steps }: { steps: readonly BeginningStep[] }) {
  return (
    <li className={styles['step']}>
      <DoneIcon tone="success" />
      <div className={styles['done']}>
        {beginningText.done}{' '}
        {steps.map((step, index) => (
          <Fragment key={step}>
            {index > 0 && ', '}
            <StepLink step={step} />
          </Fragment>
        ))}
      </div>
    </li>
  );
}

function StepLink({ step }: { step: BeginningStep }) {
  return (
    <TextLink isReturning to={ways[step]}>
      {beginningText.steps[step].title}
    </TextLink>
  );
}
