import { Badge, IconButton } from '@mui/material';
import type { Ref } from 'react';
import { SearchIcon, SettingsIcon } from '../ui/icons.ts';
import { visuallyHidden } from '../ui/visually-hidden.ts';
import { listText } from './list.text.ts';

interface ListButtonsProps {
  settingsButton: Ref<HTMLButtonElement>;
  /** Undefined for a list that cannot be searched. */
  search: { isOpen: boolean; toggle: () => void } | undefined;
  filterCount: number;
  onOpenSettings: () => void;
}

/** The buttons of a list in the app bar: search and settings. */
export function ListButtons({
  settingsButton,
  search,
  filterCount,
  onOpenSettings,
}: ListButtonsProps) {
  return (
    <>
      {search && (
        <IconButton
          color="inherit"
          aria-label={listText.search}
          title={listText.search}
          aria-expanded={search.isOpen}
          onClick={search.toggle}
        >
          <SearchIcon />
        </IconButton>
      )}
      <IconButton
        ref={settingsButton}
        color="inherit"
        aria-haspopup="dialog"
        title={listText.settings}
        onClick={onOpenSettings}
      >
        <Badge badgeContent={filterCount} color="secondary" aria-hidden>
          <SettingsIcon />
        </Badge>
        <span style={visuallyHidden}>
          {filterCount === 0 ? listText.settings : listText.settingsWithCount(filterCount)}
        </span>
      </IconButton>
    </>
  );
}
