import { Box, Button } from '@mui/material';
import { shortcutText } from '../core/shortcut/keys.ts';
import type { FoundAction, FoundRow } from './found-rows.ts';
import { searchText } from './search.text.ts';

interface FoundActionsProps {
  row: FoundRow;
  onChoose: (action: FoundAction) => void;
}

/** What the row that is chosen leads on to, with the keys that do the same. */
export function FoundActions({ row, onChoose }: FoundActionsProps) {
  return (
    <Box
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- buttons, and no fields of a form
      role="group"
      aria-label={searchText.actionsOf(row.title)}
      sx={style}
    >
      {row.actions.map((action) => (
        <Button
          key={action.letter}
          aria-keyshortcuts={`Alt+${action.letter}`}
          title={`${action.label} (${shortcutText(`Alt+${action.letter}`)})`}
          onClick={() => onChoose(action)}
        >
          {action.label}
          <Box component="kbd" aria-hidden sx={keyStyle}>
            {shortcutText(`Alt+${action.letter}`)}
          </Box>
        </Button>
      ))}
    </Box>
  );
}

const style = {
  display: 'flex',
  flexWrap: 'wrap',
  flex: 'none',
  gap: 0.5,
  px: 1,
  py: 0.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** No keys on a phone. */
const keyStyle = {
  display: { xs: 'none', md: 'inline' },
  ml: 1,
  font: 'inherit',
  fontSize: '0.8125rem',
  color: 'text.secondary',
} as const;
