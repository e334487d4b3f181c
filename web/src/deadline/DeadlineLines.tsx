import { isUrgent } from '@grzadka/contract/core/time/deadline';
import type { Deadline } from '@grzadka/contract/deadline/deadline.model';
import { classNames } from '../core/ui/elements/class-names.ts';
import { ReturningLink } from '../core/ui/screen/ReturningLink.tsx';
import styles from './DeadlineLines.module.css';
import { useWay } from './DeadlineRow.tsx';
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
    <ul className={classNames(styles['deadlines'], isFirstOnPhone && styles['firstOnPhone'])}>
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
      <span className={isUrgent(deadline) ? styles['urgent'] : styles['calm']}>
        {deadlineText.whenInShort(deadline)}
      </span>
    </li>
  );
}
