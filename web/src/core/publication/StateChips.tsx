import {
  type PublicationState,
  pinnedLabel,
  publicationStateLabels,
} from '@grzadka/contract/core/publication/publication-state';
import { classNames } from '../ui/elements/class-names.ts';
import styles from './StateChips.module.css';

interface StateChipsProps {
  state: PublicationState;
  pinned?: boolean;
}

/** The state of a record in a word, and whether it is pinned. Plain elements, because rows are made while a person scrolls. */
export function StateChips({ state, pinned = false }: StateChipsProps) {
  return (
    <>
      <span data-state={state} className={styles['chip']}>
        {publicationStateLabels[state]}
      </span>
      {pinned && (
        <>
          {' '}
          <span data-state="pinned" className={styles['chip']}>
            {pinnedLabel}
          </span>
        </>
      )}
    </>
  );
}

/** The one version of a page that readers see, among others that are visible, too. */
export function InForceChip({ children }: { children: string }) {
  return <span className={classNames(styles['chip'], styles['inForce'])}>{children}</span>;
}
