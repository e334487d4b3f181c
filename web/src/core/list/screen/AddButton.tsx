import { Box, Fab } from '@mui/material';
import { AddIcon } from '../../ui/icons.ts';

/** What a list offers to add. */
export interface AddAction {
  readonly label: string;
  readonly onSelect: () => void;
}

/** The add button of a list, at its bottom right: below the rows, so that it never lies over the button of one. */
export function AddButton({ label, onSelect }: AddAction) {
  return (
    <Box
      sx={{
        flex: 'none',
        display: 'flex',
        justifyContent: 'end',
        px: { xs: 2, sm: 3 },
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Fab variant="extended" color="secondary" onClick={onSelect} sx={{ gap: 1, boxShadow: 0 }}>
        <AddIcon />
        {label}
      </Fab>
    </Box>
  );
}
