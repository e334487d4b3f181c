import { Box, Fab } from '@mui/material';
import { AddIcon } from '../../ui/icons.ts';
import { ToastPlace } from '../../ui/toasts/ToastPlace.tsx';

/** What a list offers to add. */
export interface AddAction {
  readonly label: string;
  readonly onSelect: () => void;
}

interface BottomBarProps {
  /** Left out where nothing can be added at the moment. */
  add?: AddAction | undefined;
}

/** The lower edge of a list, below its rows, so that neither the add button nor a short message lies over one. */
export function BottomBar({ add }: BottomBarProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        // Where there is room, a message stands beside the button and takes none from the rows.
        flexDirection: { xs: 'column', lg: 'row' },
        columnGap: 2,
        px: { xs: 2, sm: 3 },
        displayPrint: 'none',
        // A message has a button to close it.
        '&:has(button)': { pb: 1, borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 'auto' }}>
        <ToastPlace />
      </Box>
      {add && (
        <Fab
          variant="extended"
          color="secondary"
          onClick={add.onSelect}
          sx={{ flex: 'none', alignSelf: 'end', gap: 1, mt: 1, boxShadow: 0 }}
        >
          <AddIcon />
          {add.label}
        </Fab>
      )}
    </Box>
  );
}
