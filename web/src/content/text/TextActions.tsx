import { Box, Button, Typography } from '@mui/material';
import { editorText } from '../editor/editor.text.ts';
import { ariaShortcut, shortcutText } from '../editor/shortcut.ts';

interface TextActionsProps {
  isDirty: boolean;
  onSave: () => Promise<unknown>;
  onCommit: () => Promise<unknown>;
}

/** The two ways to save a text: going on with it, or going back to its entry. */
export function TextActions({ isDirty, onSave, onCommit }: TextActionsProps) {
  const helper = editorText.helper(
    shortcutText('Mod+B'),
    shortcutText('Mod+S'),
    shortcutText('Mod+Enter'),
  );
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: { xs: 2, sm: 3 },
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      <Button
        variant="contained"
        size="large"
        title={shortcutText('Mod+Enter')}
        aria-keyshortcuts={ariaShortcut('Mod+Enter')}
        onClick={() => void onCommit()}
      >
        {editorText.commit}
      </Button>
      <Button
        variant="outlined"
        size="large"
        title={shortcutText('Mod+S')}
        aria-keyshortcuts={ariaShortcut('Mod+S')}
        onClick={() => void onSave()}
      >
        {editorText.save}
      </Button>
      <Typography
        aria-live="polite"
        sx={{ fontWeight: 600, color: 'warning.main', whiteSpace: 'nowrap' }}
      >
        {isDirty ? editorText.unsaved : ''}
      </Typography>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ ml: 'auto', display: { xs: 'none', lg: 'block' } }}
      >
        {helper}
      </Typography>
    </Box>
  );
}
