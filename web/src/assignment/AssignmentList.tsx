import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { useState } from 'react';
import { isOver, isToCome, periodText } from '../core/ui/dates/period.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { IconButton } from '../core/ui/elements/IconButton.tsx';
import { PlainList } from '../core/ui/elements/PlainList.tsx';
import { Tag } from '../core/ui/elements/Tag.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { DeleteIcon } from '../core/ui/icons.ts';
import { TextLink } from '../core/ui/screen/TextLink.tsx';
import styles from './AssignmentList.module.css';
import { assignmentText } from './assignment.text.ts';
import type { AssignmentItem } from './assignment-item.ts';

/** As many as are shown before the rest is asked for, so that what stands below stays in reach. */
const shownAtFirst = 10;

interface AssignmentListProps {
  items: readonly AssignmentItem[];
  /** Said where nothing holds today or is to come. */
  empty: string;
  label: string;
  actions: AssignmentActions | undefined;
}

/** Assignments that hold or are to come, and on request those of the past. */
export function AssignmentList({ items, empty, label, actions }: AssignmentListProps) {
  const [isWhole, setWhole] = useState(false);
  const [showsPast, setShowsPast] = useState(false);
  const today = gardenToday();
  const lasting = items.filter((item) => !isOver(item, today));
  const past = items.filter((item) => isOver(item, today));
  const shown = isWhole ? lasting : lasting.slice(0, shownAtFirst);
  const row = (item: AssignmentItem) => (
    <AssignmentRow key={item.id} item={item} actions={actions} />
  );
  return (
    <>
      {lasting.length === 0 && <Text isQuiet>{empty}</Text>}
      {shown.length > 0 && <PlainList aria-label={label}>{shown.map(row)}</PlainList>}
      {showsPast && past.length > 0 && (
        <>
          <Text as="h3" kind="subtitle1" className={styles['past']}>
            {assignmentText.past}
          </Text>
          <PlainList aria-label={`${label} – ${assignmentText.past}`}>{past.map(row)}</PlainList>
        </>
      )}
      {shown.length < lasting.length && (
        <Button flush="always" onClick={() => setWhole(true)}>
          {assignmentText.showAll(lasting.length)}
        </Button>
      )}
      {!showsPast && past.length > 0 && (
        <Button flush="always" onClick={() => setShowsPast(true)}>
          {assignmentText.showPast(past.length)}
        </Button>
      )}
    </>
  );
}

/** What can be done with an assignment by who may. */
interface AssignmentActions {
  onRelease: (item: AssignmentItem) => void;
  onRemove: (item: AssignmentItem) => void;
}

interface AssignmentRowProps {
  item: AssignmentItem;
  actions: AssignmentActions | undefined;
}

/** One assignment: what stands at its other end, when, and what can be done with it. */
function AssignmentRow({ item, actions }: AssignmentRowProps) {
  const { name, note, to, validThru } = item;
  const release = validThru === null ? assignmentText.release : assignmentText.changeEnd;
  return (
    <li className={styles['assignment']}>
      <div className={styles['about']}>
        <TextLink isReturning to={to} className={styles['name']}>
          {name}
        </TextLink>
        <Text as="div" kind="body2" isQuiet>
          {[note, periodText(item)].filter(Boolean).join(', ')}
          {isToCome(item, gardenToday()) && (
            <Tag className={styles['toCome']}>{assignmentText.toCome}</Tag>
          )}
        </Text>
      </div>
      {actions && (
        <div className={styles['actions']}>
          <Button
            flush="on-phone"
            aria-label={`${release}: ${name}`}
            onClick={() => actions.onRelease(item)}
          >
            {release}
          </Button>
          <IconButton
            title={assignmentText.remove}
            aria-label={`${assignmentText.remove}: ${name}`}
            onClick={() => actions.onRemove(item)}
          >
            <DeleteIcon />
          </IconButton>
        </div>
      )}
    </li>
  );
}
