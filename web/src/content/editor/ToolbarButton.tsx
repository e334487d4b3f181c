import { IconButton, Tooltip } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import type { EditorCommand } from './editor-commands.ts';
import { ariaShortcut, shortcutText } from './shortcut.ts';

interface ToolbarButtonProps {
  editor: Editor;
  command: EditorCommand;
  isTabStop: boolean;
}

/** A button of the toolbar; one that can do nothing now keeps the focus it may have. */
export function ToolbarButton({ editor, command, isTabStop }: ToolbarButtonProps) {
  const { label, shortcut, icon: Icon, run } = command;
  const { isActive, isPossible } = useEditorState({
    editor,
    selector: () => ({
      isActive: command.isActive?.(editor),
      isPossible: command.isPossible?.(editor) ?? true,
    }),
  });
  return (
    <Tooltip
      title={shortcut ? `${label} (${shortcutText(shortcut)})` : label}
      describeChild
      slotProps={withinToolbar}
    >
      <IconButton
        aria-label={label}
        aria-pressed={isActive}
        aria-disabled={!isPossible}
        aria-keyshortcuts={shortcut && ariaShortcut(shortcut)}
        data-toolbar-button={label}
        tabIndex={isTabStop ? 0 : -1}
        // The text keeps its selection while the mouse is on the toolbar.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => isPossible && run(editor)}
        sx={{
          borderRadius: 2,
          '&[aria-pressed="true"]': { bgcolor: 'primary.light', color: 'primary.dark' },
          '&[aria-disabled="true"]': { opacity: 0.38, cursor: 'default' },
        }}
      >
        <Icon />
      </IconButton>
    </Tooltip>
  );
}

// Not at the end of the page, where it would be no part of the screen.
const withinToolbar = { popper: { disablePortal: true } };
