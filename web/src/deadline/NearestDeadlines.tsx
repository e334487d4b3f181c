import type { DeadlinePlace } from '@grzadka/contract/core/time/deadline';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../core/paths.ts';
import { Card } from '../core/ui/elements/Card.tsx';
import { classNames } from '../core/ui/elements/class-names.ts';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
import { DeadlineLines } from './DeadlineLines.tsx';
import { deadlinesQuery } from './deadline.queries.ts';
import { deadlineText } from './deadline.text.ts';
import styles from './NearestDeadlines.module.css';
import { wordsOf } from './words-of-deadlines.ts';

interface NearestDeadlinesProps {
  place: DeadlinePlace;
  /** It goes from edge to edge, as a list below it does. */
  isFlush: boolean;
  /** What stands at its end, also where nothing is due. */
  beside: ReactNode;
  /** What stands here until it is known whether something is due. */
  standIn: ReactNode;
}

/** The nearest deadlines of a place and the way to all of them; without any, and where they cannot be read, only what stands beside them. */
export function NearestDeadlines({ place, isFlush, beside, standIn }: NearestDeadlinesProps) {
  const { data, isPending } = useQuery(deadlinesQuery);
  if (isPending) return standIn;
  const own = data?.items.filter(({ kind }) => wordsOf(kind).places.includes(place)) ?? [];
  const isDue = data !== undefined && own.length > 0;
  if (!isDue && !beside) return null;
  return (
    <Card
      as={isDue ? 'section' : 'div'}
      aria-label={isDue ? deadlineText.title : undefined}
      className={classNames(styles['strip'], isFlush && styles['flush'])}
    >
      {isDue ? (
        <DeadlineLines deadlines={own} isFirstOnPhone={isFlush} />
      ) : (
        <div className={styles['room']} />
      )}
      <div className={classNames(styles['ways'], isFlush && styles['besideRoomyList'])}>
        <ButtonLink isReturning look="outlined" to={paths.deadlines}>
          {isDue ? deadlineText.all(data.items.length) : deadlineText.title}
        </ButtonLink>
        {beside}
      </div>
    </Card>
  );
}
