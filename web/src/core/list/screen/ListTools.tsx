import { mdiTuneVariant } from '@mdi/js';
import { type ComponentProps, type RefObject, useRef } from 'react';
import { useShortcut } from '../../shortcut/useShortcut.ts';
import { Button } from '../../ui/elements/Button.tsx';
import { icon } from '../../ui/icon.ts';
import { SearchIcon } from '../../ui/icons.ts';
import { BarButton } from '../../ui/screen/BarButton.tsx';
import { listText } from '../list.text.ts';
import styles from './ListTools.module.css';

const SettingsIcon = icon(mdiTuneVariant, 'Settings');

interface SearchButtonProps {
  isOpen: boolean;
  toggle: () => void;
  /** Leads into the search box, open or not. */
  open: () => void;
}

/** The button of the search box, which is reached by a key as well. */
export function SearchButton({ isOpen, toggle, open }: SearchButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useShortcut(searchShortcut, open, button);
  return (
    <BarButton
      ref={button}
      icon={SearchIcon}
      word={listText.search}
      label={listText.search}
      keys={searchShortcut.keys}
      aria-expanded={isOpen}
      onClick={toggle}
    />
  );
}

const searchShortcut = { keys: '/', label: listText.search };

interface SettingsButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  /** Whether the list can be filtered at all; else it is only sorted. */
  hasFilters: boolean;
  /** How many filters act. */
  filterCount: number;
  /** Has what it opens fetched, as soon as the pointer or the focus is there. */
  ahead: Pick<ComponentProps<'button'>, 'onPointerEnter' | 'onFocus'>;
  onOpen: () => void;
}

/** Opens the filters and the order of the list. */
export function SettingsButton({
  ref,
  hasFilters,
  filterCount,
  ahead,
  onOpen,
}: SettingsButtonProps) {
  const word = hasFilters ? listText.filtersTab : listText.sortingTab;
  return (
    <BarButton
      ref={ref}
      icon={SettingsIcon}
      word={word}
      label={listText.openSettings(word, filterCount)}
      aria-haspopup="dialog"
      count={filterCount}
      onClick={onOpen}
      {...ahead}
    />
  );
}

interface MoreButtonProps {
  isOpen: boolean;
  /** The id of what it shows. */
  controls: string;
  onToggle: () => void;
}

/** Shows what a narrow window has no room for at first, and hides it. */
export function MoreButton({ isOpen, controls, onToggle }: MoreButtonProps) {
  return (
    <Button
      isPlain
      aria-expanded={isOpen}
      aria-controls={controls}
      className={styles['more']}
      onClick={onToggle}
    >
      {listText.more}
    </Button>
  );
}

/** How many rows the list has, read out by screen readers whenever it changes; its line is there before it is known. */
export function ListCount({ totalItems }: { totalItems: number | null | undefined }) {
  return (
    <output className={styles['count']}>
      {typeof totalItems === 'number' && listText.found(totalItems)}
    </output>
  );
}
