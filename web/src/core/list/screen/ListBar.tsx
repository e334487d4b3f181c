import { mdiTuneVariant } from '@mdi/js';
import { Box, IconButton, Typography } from '@mui/material';
import type { SxProps, Theme } from '@mui/material/styles';
import { lazy, type ReactNode, type Ref, Suspense, useRef } from 'react';
import { useShortcut } from '../../shortcut/useShortcut.ts';
import { icon } from '../../ui/icon.ts';
import { SearchIcon } from '../../ui/icons.ts';
import { visuallyHidden } from '../../ui/visually-hidden.ts';
import { listText } from '../list.text.ts';
import type { ListFilter } from '../address/list-settings.ts';

const SettingsIcon = icon(mdiTuneVariant, 'Settings');

// Most lists are opened without a filter.
const ListChips = lazy(async () => ({
  default: (await import('../filter/ListChips.tsx')).ListChips,
}));

/** The height of a line of chips: the rows below it do not jump when they come. */
const chipHeight = { xs: 44, md: 36 };

/** The least height of the bar that takes its place. */
const selectionBarHeight = 57;

interface ListBarProps {
  /** The search box, when it is open. */
  search: ReactNode;
  /** What is searched for; the box itself is not printed. */
  phrase: string;
  /** The ways to screens about all of the list's records. */
  links: ReactNode;
  /** How many rows there are, and the button to choose some; on wide windows the app bar has both. */
  count: ReactNode;
  selectButton: ReactNode;
  /** Takes its place while rows are being chosen. */
  selectionBar: ReactNode;
  filters: readonly ListFilter[];
  onSwitchOff: (key: string) => void;
}

/** The strip between the app bar and the rows; nothing when it has nothing to show. */
export function ListBar({
  search,
  phrase,
  links,
  count,
  selectButton,
  selectionBar,
  filters,
  onSwitchOff,
}: ListBarProps) {
  if (selectionBar) {
    return (
      <Suspense fallback={<Box sx={{ height: selectionBarHeight }} />}>{selectionBar}</Suspense>
    );
  }
  if (!search && !count && !links && filters.length === 0) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: { xs: 1, sm: 1.5 },
        px: { xs: 2, sm: 3 },
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {search && (
        <Box
          sx={{
            flex: '1 1 20rem',
            minWidth: 0,
            maxWidth: { xs: '100%', md: '36rem' },
            displayPrint: 'none',
          }}
        >
          {search}
        </Box>
      )}
      {phrase && <Typography sx={onPaper}>{listText.searchedFor(phrase)}</Typography>}
      {filters.length > 0 && (
        <Suspense fallback={<Box sx={{ height: chipHeight }} />}>
          <ListChips filters={filters} onSwitchOff={onSwitchOff} />
        </Suspense>
      )}
      {selectButton}
      {links && (
        <Box sx={linksStyle}>
          <Suspense>{links}</Suspense>
        </Box>
      )}
      {count && (
        <Typography component="div" sx={{ ml: 'auto', minHeight: '1lh' }}>
          {count}
        </Typography>
      )}
    </Box>
  );
}

/** What the screen says in another way. */
const onPaper = { display: 'none', displayPrint: 'block' } as const;

/** As high as its buttons, before these are there. */
const linksStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  minHeight: chipHeight,
  ml: { sm: 'auto' },
  displayPrint: 'none',
} as const;

interface SearchButtonProps {
  isOpen: boolean;
  toggle: () => void;
  /** Leads into the search box, open or not. */
  open: () => void;
}

/** The button of the search box, which is reached by a key as well. */
function SearchButton({ isOpen, toggle, open }: SearchButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useShortcut(searchShortcut, open, button);
  return (
    <IconButton
      ref={button}
      color="inherit"
      aria-label={listText.search}
      aria-keyshortcuts={searchShortcut.keys}
      title={`${listText.search} (${searchShortcut.keys})`}
      aria-expanded={isOpen}
      onClick={toggle}
    >
      <SearchIcon />
    </IconButton>
  );
}

const searchShortcut = { keys: '/', label: listText.search };

interface ListButtonsProps {
  settingsButton: Ref<HTMLButtonElement>;
  /** Undefined for a list that cannot be searched. */
  search: SearchButtonProps | undefined;
  /** While rows are being chosen: under other settings they would not be those that were chosen from. */
  isHidden: boolean;
  /** Begins the choosing of rows. */
  selectButton: ReactNode;
  /** Offers the list as a file. */
  exportButton: ReactNode;
  filterCount: number;
  onOpenSettings: () => void;
}

/** The buttons of a list in the app bar: search, download and settings. */
export function ListButtons({
  isHidden,
  selectButton,
  settingsButton,
  search,
  exportButton,
  filterCount,
  onOpenSettings,
}: ListButtonsProps) {
  if (isHidden) return null;
  return (
    <>
      {search && <SearchButton {...search} />}
      {selectButton}
      {exportButton}
      <IconButton
        ref={settingsButton}
        color="inherit"
        aria-haspopup="dialog"
        title={listText.settings}
        onClick={onOpenSettings}
      >
        <SettingsIcon />
        {filterCount > 0 && (
          <Box component="span" aria-hidden sx={cornerCount}>
            {filterCount}
          </Box>
        )}
        <span style={visuallyHidden}>
          {filterCount === 0 ? listText.settings : listText.settingsWithCount(filterCount)}
        </span>
      </IconButton>
    </>
  );
}

/** A number on the upper right corner of an icon button's icon. */
const cornerCount: SxProps<Theme> = {
  position: 'absolute',
  top: 2,
  right: 2,
  minWidth: '1.25rem',
  px: 0.75,
  borderRadius: '0.625rem',
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
  fontSize: '0.75rem',
  lineHeight: '1.25rem',
};

/** How many rows the list has, told to screen readers whenever it changes. */
export function ListCount({ totalItems }: { totalItems: number | undefined }) {
  return (
    <output style={{ whiteSpace: 'nowrap' }}>
      {totalItems !== undefined && listText.found(totalItems)}
    </output>
  );
}
