import { isUrgent } from '@grzadka/contract/core/time/deadline';
import type { Deadline } from '@grzadka/contract/deadline/deadline.model';
import { Box } from '@mui/material';
import { classNames } from '../core/ui/elements/class-names.ts';
import { ReturningLink } from '../core/ui/screen/ReturningLink.tsx';
import styles from './DeadlineLines.module.css';
import { calmStyle, urgentStyle, useWay } from './DeadlineRow.tsx';
import { deadlineText } from './deadline.text.ts';
import { wordsOf } from './words-of-deadlines.ts';

/** So many are shown at most; the others stand on their own screen. */
const mostShown = 3;

interface DeadlineLinesProps {
  deadlines: readonly Deadline[];
  /** Whether a phone has room for the nearest one alone. */
  isFirstOnPhone?: boolean;
}

/** The nearest of these deadlines, each a line that leads to what is to be done. */
export function DeadlineLines({ deadlines, isFirstOnPhone = false }: DeadlineLinesProps) {
  return (
    <ul className={classNames(styles['list'], isFirstOnPhone && styles['firstOnPhone'])}>
      {deadlines.slice(0, mostShown).map((deadline) => (
        <NearDeadline key={`${deadline.kind} ${deadline.id}`} deadline={deadline} />
      ))}
    </ul>
  );
}

function NearDeadline({ deadline }: { deadline: Deadline }) {
  const { to } = useWay(deadline);
  return (
    <li>
      <ReturningLink to={to} className={styles['link']}>
        {wordsOf(deadline.kind).title(deadline)}
      </ReturningLink>
      {' – '}
      <Box component="span" sx={isUrgent(deadline) ? urgentStyle : calmStyle}>
        {deadlineText.whenInShort(deadline)}
      </Box>
    </li>
  );
}

const listStyle = {
  display: 'grid',
  gap: 0.5,
  flex: '1 1 16rem',
  minWidth: 0,
  m: 0,
  p: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
} as const;
