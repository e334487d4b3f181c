import { Box, Link as TextLink, Typography } from '@mui/material';
import { ReturningLink } from '../core/ui/screen/ReturningLink.tsx';

/** What an account has to do with: where it is shown, what it is called, and what is said of it. */
interface AccountRow {
  readonly id: string;
  readonly to: string;
  readonly name: string;
  readonly note: string;
  /** What is owed on it, in words. */
  readonly amount?: string | undefined;
}

/** Records that have to do with an account, each leading to its screen. */
export function AccountRows({ label, rows }: { label: string; rows: readonly AccountRow[] }) {
  return (
    <Box component="ul" aria-label={label} sx={listStyle}>
      {rows.map(({ id, to, name, note, amount }) => (
        <Box component="li" key={id} sx={rowStyle}>
          <Box sx={nameStyle}>
            <TextLink component={ReturningLink} to={to} sx={wholeRow}>
              {name}
            </TextLink>
            {amount !== undefined && <Box sx={{ ml: 'auto', fontWeight: 600 }}>{amount}</Box>}
          </Box>
          <Typography variant="body2" color="textSecondary">
            {note}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const rowStyle = {
  position: 'relative',
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  '&:hover': { bgcolor: 'action.hover' },
} as const;

/** The link is pressed wherever its row is. */
const wholeRow = {
  fontWeight: 600,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

const nameStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;

const listStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
} as const;
