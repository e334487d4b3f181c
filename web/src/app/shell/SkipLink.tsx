import { Button } from '@mui/material';
import { screenContentId } from '../../core/ui/screen/Screen.tsx';

/** The first thing Tab reaches: a way past the menu to the screen's content. */
export function SkipLink() {
  return (
    <Button
      href={`#${screenContentId}`}
      variant="contained"
      onClick={(event) => {
        // Following the link would put a history entry between the screens.
        event.preventDefault();
        document.getElementById(screenContentId)?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' },
      }}
    >
      Przejdź do treści
    </Button>
  );
}
