import { useEffect, useRef } from 'react';
import { Text } from '../core/ui/elements/Text.tsx';
import styles from './FoundList.module.css';
import type { FoundRow } from './found-rows.ts';
import { searchShortcut } from './search-shortcut.ts';

/** The rows of a kind, and how many stand before them. */
interface FoundGroup {
  readonly label: string;
  readonly rows: readonly FoundRow[];
  readonly before: number;
}

interface FoundListProps {
  /** With what the ids of its rows begin. */
  id: string;
  groups: readonly FoundGroup[];
  /** The place of the chosen row among all. */
  active: number;
  /** What is shown is of an earlier phrase. */
  isWaiting: boolean;
  onPoint: (index: number) => void;
  onOpen: (row: FoundRow) => void;
}

/** What was found, by kinds: the list of the field, which keeps the focus (WAI-ARIA, combobox). */
export function FoundList({ id, groups, active, isWaiting, onPoint, onOpen }: FoundListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current?.querySelector('[aria-selected="true"]');
    row?.scrollIntoView?.({ block: 'nearest' });
  });
  return (
    <div
      ref={list}
      id={`${id}-list`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list of a combobox, in groups with facts
      role="listbox"
      aria-label={searchShortcut.label}
      aria-busy={isWaiting}
      className={styles['found']}
    >
      {groups.map(({ label, rows, before }, group) => (
        <div
          key={label}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- within a listbox it is a group of options
          role="group"
          aria-labelledby={`${id}-kind-${group}`}
          className={styles['group']}
        >
          <Text as="div" id={`${id}-kind-${group}`} className={styles['kind']}>
            {label}
          </Text>
          {rows.map((row, at) => {
            const index = before + at;
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and hears the keys
              <div
                key={row.to}
                id={`${id}-${index}`}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <option> shows text alone
                role="option"
                aria-selected={index === active}
                onMouseMove={() => index !== active && onPoint(index)}
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onOpen(row)}
                className={styles['option']}
              >
                <div className={styles['title']}>{row.title}</div>
                {row.facts !== '' && <div className={styles['facts']}>{row.facts}</div>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
