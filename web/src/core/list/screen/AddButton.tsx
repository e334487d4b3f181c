import { Box, Fab } from '@mui/material';
import { AddIcon } from '../../ui/icons.ts';

/** What a list offers to add. */
export interface AddAction {
  readonly label: string;
  readonly onSelect: () => void;
}

/** The add button of a list, at its bottom right. */
export function AddButton({ label, onSelect }: AddAction) {
  return (
    <Fab
      color="secondary"
      aria-label={label}
      onClick={onSelect}
      sx={{ position: 'fixed', right: 24, bottom: 24 }}
    >
      <AddIcon />
    </Fab>
  );
}

/** Room below the last row, whose actions the button would cover. */
export function AddButtonSpace() {
  return <Box sx={{ height: 88 }} />;
}
