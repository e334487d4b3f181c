import { mayRole } from '@grzadka/contract/core/access/permissions';
import { isUrgent } from '@grzadka/contract/core/time/deadline';
import type { Deadline } from '@grzadka/contract/deadline/deadline.model';
import { useRole } from '../core/access/access.ts';
import { Text } from '../core/ui/elements/Text.tsx';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
import styles from './DeadlineRow.module.css';
import { deadlineText } from './deadline.text.ts';
import { wordsOf } from './words-of-deadlines.ts';

/** A deadline: what is to be done until when, why, and the way there. */
export function DeadlineRow({ deadline }: { deadline: Deadline }) {
  const { title, reason } = wordsOf(deadline.kind);
  const { label, to } = useWay(deadline);
  return (
    <li className={styles['row']}>
      <div className={styles['about']}>
        <Text as="h2" isStrong>
          {title(deadline)}
        </Text>
        <Text kind="body2" className={isUrgent(deadline) ? styles['urgent'] : styles['calm']}>
          {deadlineText.when(deadline)}
        </Text>
        <Text kind="body2" isQuiet>
          {reason(deadline)}
        </Text>
      </div>
      <ButtonLink isReturning look="outlined" to={to} aria-label={`${label}: ${title(deadline)}`}>
        {label}
      </ButtonLink>
    </li>
  );
}

/** Where the person signed in does what is due, or sees it. */
export function useWay(deadline: Deadline) {
  const role = useRole();
  return wordsOf(deadline.kind).way(deadline, (permission) => mayRole(role, permission));
}
