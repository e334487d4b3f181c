import {
  type Beginning,
  type BeginningStep,
  beginningSteps,
} from '@grzadka/contract/home/beginning.model';
import { mdiCheckCircleOutline, mdiCircleOutline } from '@mdi/js';
import { Box, Button, Link, Typography } from '@mui/material';
import { Fragment } from 'react';
import { backupPaths } from '../backup/backup.paths.ts';
import { paths } from '../core/paths.ts';
import { icon } from '../core/ui/icon.ts';
import { Section } from '../core/ui/Section.tsx';
import { ReturningLink } from '../core/ui/screen/ReturningLink.tsx';
import { importPath } from '../import/import-path.ts';
import { sectorPaths } from '../sector/sector.paths.ts';
import { systemPaths } from '../system/system.paths.ts';
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
          variant="outlined"
          size="small"
          aria-label={beginningText.putAwayWhole}
          autoFocus={takesFocus}
          onClick={onPutAway}
        >
          {beginningText.putAway}
        </Button>
      }
    >
      <Typography color="textSecondary">
        {beginningText.progress(done.length, steps.length, left)}
      </Typography>
      <Box component="ol" aria-label={beginningText.title} sx={listStyle}>
        {open.map((step) => (
          <OpenStep key={step} step={step} />
        ))}
        {done.length > 0 && <DoneSteps steps={done} />}
      </Box>
    </Section>
  );
}

function OpenStep({ step }: { step: BeginningStep }) {
  return (
    <Box component="li" sx={stepStyle}>
      <ToDoIcon tone="action" />
      <StepLink step={step} />
      <Typography variant="body2" color="textSecondary" sx={{ gridColumn: { xs: 2, sm: 3 } }}>
        {beginningText.takes(beginningSteps[step].minutes)}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '2 / -1' }}>
        {beginningText.steps[step].hint}
      </Typography>
    </Box>
  );
}

/** What is done, in one line, so that what is to be done keeps its place high up. */
function DoneSteps({ steps }: { steps: readonly BeginningStep[] }) {
  return (
    <Box component="li" sx={stepStyle}>
      <DoneIcon tone="success" />
      <Box sx={{ gridColumn: '2 / -1' }}>
        {beginningText.done}{' '}
        {steps.map((step, index) => (
          <Fragment key={step}>
            {index > 0 && ', '}
            <StepLink step={step} />
          </Fragment>
        ))}
      </Box>
    </Box>
  );
}

function StepLink({ step }: { step: BeginningStep }) {
  return (
    <Link component={ReturningLink} to={ways[step]}>
      {beginningText.steps[step].title}
    </Link>
  );
}

const listStyle = { m: 0, mt: 1.5, p: 0, listStyle: 'none' } as const;

const stepStyle = {
  display: 'grid',
  // Where a line has no room for both, the minutes stand below the title.
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
  columnGap: 1.5,
  alignItems: 'center',
  overflowWrap: 'anywhere',
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;
