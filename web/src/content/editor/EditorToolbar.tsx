import { mdiLinkVariant } from '@mdi/js';
import { Box, Divider } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { Fragment, type RefObject } from 'react';
import { icon } from '../../core/ui/icons.ts';
import { editorText, linkText } from './editor.text.ts';
import { commandGroups, type EditorCommand } from './editor-commands.ts';
import { ToolbarButton } from './ToolbarButton.tsx';
import { useToolbarKeys } from './useToolbarKeys.ts';

interface EditorToolbarProps {
  ref: RefObject<HTMLDivElement | null>;
  editor: Editor;
  onLink: () => void;
}

/** The toolbar of the editor: one stop of the Tab key, arrows within it. */
export function EditorToolbar({ ref, editor, onLink }: EditorToolbarProps) {
  const groups = [...commandGroups, [linkCommand(onLink)]];
  const keys = useToolbarKeys(ref, groups[0]?.[0]?.label);
  return (
    <Box
      ref={ref}
      role="toolbar"
      aria-label={editorText.toolbar}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.25 }}
      {...keys.toolbarProps}
    >
      {groups.map((commands, index) => (
        <Fragment key={commands[0]?.label}>
          {index > 0 && <Divider orientation="vertical" flexItem sx={{ mx: 0.5, my: 1 }} />}
          {commands.map((command) => (
            <ToolbarButton
              key={command.label}
              editor={editor}
              command={command}
              isTabStop={keys.isTabStop(command.label)}
            />
          ))}
        </Fragment>
      ))}
    </Box>
  );
}

const LinkIcon = icon(mdiLinkVariant, 'Link');

function linkCommand(onLink: () => void): EditorCommand {
  return {
    label: linkText.title,
    shortcut: 'Mod+K',
    icon: LinkIcon,
    run: onLink,
    isActive: (editor) => editor.isActive('link'),
  };
}
