import { Box, Button, Typography } from '@mui/material';
import { ariaShortcut, shortcutText } from '../../core/shortcut/keys.ts';
import { saveKeys } from '../../core/shortcut/useShortcut.ts';
import { editorText } from '../editor/editor.text.ts';
import { commitShortcut } from '../editor/editor-commands.ts';

interface TextActionsProps {
  isDirty: boolean;
  onSave: () => Promise<unknown>;
  onCommit: () => Promise<unknown>;
}

/** The two ways to save a text: going on with it, or going back to its entry. */
export function TextActions({ isDirty, onSave, onCommit }: TextActionsProps) {
  const helper = editorText.helper(
    shortcutText('Mod+B'),
    shortcutText(saveKeys),
    shortcutText(commitShortcut.keys),
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
        title={shortcutText(commitShortcut.keys)}
        aria-keyshortcuts={ariaShortcut(commitShortcut.keys)}
        onClick={() => void onCommit()}
      >
        {editorText.commit}
      </Button>
      <Button
        variant="outlined"
        size="large"
        title={shortcutText(saveKeys)}
        aria-keyshortcuts={ariaShortcut(saveKeys)}
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
        // Beside the buttons whatever stands there: the bar does not grow with the first letter.
        sx={{ flex: '1 1 12rem', textAlign: 'right', display: { xs: 'none', lg: 'block' } }}
      >
        {helper}
      </Typography>
    </Box>
  );
}
