import { Box, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
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
    <Box
      ref={list}
      id={`${id}-list`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list of a combobox, in groups with facts
      role="listbox"
      aria-label={searchShortcut.label}
      aria-busy={isWaiting}
      sx={{ overflowY: 'auto', minHeight: 0, '&:empty': { display: 'none' } }}
    >
      {groups.map(({ label, rows, before }, group) => (
        <Box
          key={label}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- within a listbox it is a group of options
          role="group"
          aria-labelledby={`${id}-kind-${group}`}
          sx={{ pb: 0.5 }}
        >
          <Typography id={`${id}-kind-${group}`} component="div" sx={kindStyle}>
            {label}
          </Typography>
          {rows.map((row, at) => {
            const index = before + at;
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and hears the keys
              <Box
                key={row.to}
                id={`${id}-${index}`}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <option> shows text alone
                role="option"
                aria-selected={index === active}
                onMouseMove={() => index !== active && onPoint(index)}
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onOpen(row)}
                sx={rowStyle}
              >
                <Box sx={{ fontWeight: 600 }}>{row.title}</Box>
                {row.facts !== '' && <Box sx={factsStyle}>{row.facts}</Box>}
              </Box>
            );
          })}
        </Box>
      ))}
    </Box>
  );
}

const kindStyle = { px: 2, pt: 1, pb: 0.5, fontSize: '0.875rem', color: 'text.secondary' } as const;

const rowStyle = {
  px: 2,
  py: 0.75,
  minHeight: 44,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&[aria-selected="true"]': {
    bgcolor: 'action.selected',
    boxShadow: 'inset 4px 0 0 currentColor',
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
} as const;

const factsStyle = { fontSize: '0.875rem', color: 'text.secondary' } as const;
