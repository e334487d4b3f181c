import { Typography } from '@mui/material';
import { listText } from '../list.text.ts';
import type { Apart } from './useNewRow.ts';

/** Says above the rows why the first of them is not where it belongs. */
export function NewRowNote({ name, apart }: { name: string; apart: Apart }) {
  return (
    <Typography
      component="output"
      variant="body2"
      sx={{
        display: 'block',
        px: { xs: 2, sm: 3 },
        py: 1,
        bgcolor: 'info.light',
        color: 'info.dark',
        overflowWrap: 'anywhere',
      }}
    >
      {listText.added(name)} <strong>{listText.apart[apart]}</strong>
    </Typography>
  );
}
