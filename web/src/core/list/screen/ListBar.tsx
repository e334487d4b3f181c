import { type ReactNode, Suspense, useId, useState } from 'react';
import { Text } from '../../ui/elements/Text.tsx';
import type { ListFilter } from '../address/list-settings.ts';
import { ListChips } from '../filter/ListChips.tsx';
import { listText } from '../list.text.ts';
import styles from './ListBar.module.css';
import { MoreButton } from './ListTools.tsx';

interface ListBarProps {
  /** The search box, when it is open. */
  search: ReactNode;
  /** What is searched for; the box itself is not printed. */
  phrase: string;
  /** What the app bar of a narrow window has no room for: the filters, and on request the rest. */
  tools: { readonly settings: ReactNode; readonly rest: ReactNode } | undefined;
  /** The ways to screens about all of the list's records, where they are not among the rest. */
  links: ReactNode;
  /** Takes its place while rows are being chosen. */
  selectionBar: ReactNode;
  filters: readonly ListFilter[];
  onSwitchOff: (key: string) => void;
}

/** The strip between the app bar and the rows; nothing when it has nothing to show. */
export function ListBar({
  search,
  phrase,
  tools,
  links,
  selectionBar,
  filters,
  onSwitchOff,
}: ListBarProps) {
  const [isRestOpen, setRestOpen] = useState(false);
  const restId = useId();
  if (selectionBar) {
    return (
      <Suspense fallback={<div className={styles['beforeSelection']} />}>{selectionBar}</Suspense>
    );
  }
  if (!search && !tools && !links && filters.length === 0) return null;
  return (
    <div className={styles['strip']}>
      {search && <div className={styles['search']}>{search}</div>}
      {phrase && <Text className={styles['onPaper']}>{listText.searchedFor(phrase)}</Text>}
      {tools && (
        <div className={styles['tools']}>
          {tools.settings}
          <MoreButton
            isOpen={isRestOpen}
            controls={restId}
            onToggle={() => setRestOpen(!isRestOpen)}
          />
        </div>
      )}
      {/* From the start: in how many lines they stand is not known before, and the rows would move. */}
      {filters.length > 0 && <ListChips filters={filters} onSwitchOff={onSwitchOff} />}
      {tools && (
        <div
          id={restId}
          hidden={!isRestOpen}
          className={isRestOpen ? styles['openRest'] : undefined}
        >
          {isRestOpen && <Suspense>{tools.rest}</Suspense>}
        </div>
      )}
      {links && (
        <div className={styles['links']}>
          <Suspense>{links}</Suspense>
        </div>
      )}
    </div>
  );
}
