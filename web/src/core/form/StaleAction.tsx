import { Button } from '@mui/material';
import { RefreshIcon } from '../ui/icons.ts';

/** The way out of a stale save: the newest data, with what was typed kept (decisions 10). */
export function StaleAction({ onClick }: { onClick: () => void }) {
  return (
    <Button
      color="inherit"
      variant="outlined"
      startIcon={<RefreshIcon />}
      onClick={onClick}
      sx={{ display: 'flex', mt: 1 }}
    >
      Odśwież dane
    </Button>
  );
}
