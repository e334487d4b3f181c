import { chargeRunStateLabels } from '@grzadka/contract/charge/charge.labels';
import type { FeeYear } from '@grzadka/contract/charge/year/fee-year.model';
import { formatAmount } from '@grzadka/contract/core/number/amount';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { Box, Button, Link, Typography } from '@mui/material';
import { recordPath } from '../../core/record/record-path.ts';
import { ScreenLink } from '../../core/ui/loading/ScreenLink.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { ReturningLink } from '../../core/ui/screen/ReturningLink.tsx';
import { chargeRunPlace } from '../charge.paths.ts';
import { feesHubText } from './fees-hub.text.ts';

const { screens } = chargeRunPlace;

/** The latest charge runs of all years, and the way to all of them. */
export function LatestRuns({ runs }: Pick<FeeYear, 'runs'>) {
  return (
    <Section
      title={feesHubText.runs}
      actions={
        <Button component={ScreenLink} to={screens.list} variant="outlined">
          {feesHubText.allRuns}
        </Button>
      }
    >
      <Box component="ul" aria-label={feesHubText.runs} sx={listStyle}>
        {runs.map(({ id, number, title, state, issueDay, amount }) => (
          <li key={id}>
            <Link component={ReturningLink} to={recordPath(screens.details, id)}>
              {number === null ? title : `${number} ${title}`}
            </Link>
            <Typography variant="body2" color="textSecondary">
              {[
                chargeRunStateLabels[state],
                dayInFigures(issueDay),
                ...(amount === null ? [] : [formatAmount(amount)]),
              ].join(', ')}
            </Typography>
          </li>
        ))}
      </Box>
    </Section>
  );
}

const listStyle = {
  display: 'grid',
  gap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
} as const;
