import { Box, Typography } from '@mui/material';
import { type ReactNode, Suspense, useId, useState } from 'react';
import type { ListFilter } from '../address/list-settings.ts';
import { ListChips } from '../filter/ListChips.tsx';
import { listText } from '../list.text.ts';
import { MoreButton } from './ListTools.tsx';

/** The least height of the bar that takes its place. */
const selectionBarHeight = 57;

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
      <Suspense fallback={<Box sx={{ height: selectionBarHeight }} />}>{selectionBar}</Suspense>
    );
  }
  if (!search && !tools && !links && filters.length === 0) return null;
  return (
    <Box sx={stripStyle}>
      {search && <Box sx={searchStyle}>{search}</Box>}
      {phrase && <Typography sx={onPaper}>{listText.searchedFor(phrase)}</Typography>}
      {tools && (
        <Box sx={{ display: 'flex', ml: -1 }}>
          {tools.settings}
          <MoreButton
            isOpen={isRestOpen}
            controls={restId}
            onToggle={() => setRestOpen(!isRestOpen)}
          />
        </Box>
      )}
      {/* From the start: in how many lines they stand is not known before, and the rows would move. */}
      {filters.length > 0 && <ListChips filters={filters} onSwitchOff={onSwitchOff} />}
      {tools && (
        <Box id={restId} hidden={!isRestOpen} sx={isRestOpen ? restStyle : undefined}>
          {isRestOpen && <Suspense>{tools.rest}</Suspense>}
        </Box>
      )}
      {links && (
        <Box sx={linksStyle}>
          <Suspense>{links}</Suspense>
        </Box>
      )}
    </Box>
  );
}

/** The least height of a line of chips. */
const chipHeight = { xs: 44, md: 36 };

const stripStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { xs: 1, sm: 1.5 },
  px: { xs: 2, sm: 3 },
  py: { xs: 1, sm: 1.25 },
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const searchStyle = {
  flex: '1 1 20rem',
  minWidth: 0,
  maxWidth: { xs: '100%', md: '36rem' },
  displayPrint: 'none',
} as const;

/** What the screen says in another way. */
const onPaper = { display: 'none', displayPrint: 'block' } as const;

const restStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  flex: '1 0 100%',
  displayPrint: 'none',
} as const;

/** As high as its buttons, before these are there. */
const linksStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  minHeight: chipHeight,
  ml: { sm: 'auto' },
  displayPrint: 'none',
} as const;
