import { isUrgent } from '@grzadka/contract/core/time/deadline';
import type { Deadline } from '@grzadka/contract/deadline/deadline.model';
import { Box } from '@mui/material';
import { ReturningLink } from '../core/ui/screen/ReturningLink.tsx';
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
    <Box component="ul" sx={[listStyle, isFirstOnPhone && firstOnPhoneStyle]}>
      {deadlines.slice(0, mostShown).map((deadline) => (
        <NearDeadline key={`${deadline.kind} ${deadline.id}`} deadline={deadline} />
      ))}
    </Box>
  );
}

function NearDeadline({ deadline }: { deadline: Deadline }) {
  const { to } = useWay(deadline);
  return (
    <li>
      <Box component={ReturningLink} to={to} sx={linkStyle}>
        {wordsOf(deadline.kind).title(deadline)}
      </Box>
      {' – '}
      <Box component="span" sx={isUrgent(deadline) ? urgentStyle : calmStyle}>
        {deadlineText.whenInShort(deadline)}
      </Box>
    </li>
  );
}

/** As a link elsewhere, whose code would be a file more for the hubs of lists. */
const linkStyle = { color: 'primary.main', textDecoration: 'underline' } as const;

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

const firstOnPhoneStyle = {
  '& > li + li': { display: { xs: 'none', sm: 'list-item' } },
} as const;
