import { mdiLinkVariant } from '@mdi/js';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type FocusEvent, Fragment, type KeyboardEvent, type RefObject, useState } from 'react';
import { ariaShortcut, shortcutText } from '../../core/shortcut/keys.ts';
import { useToldShortcuts } from '../../core/shortcut/useShortcut.ts';
import { classNames } from '../../core/ui/elements/class-names.ts';
import { IconButton } from '../../core/ui/elements/IconButton.tsx';
import { icon } from '../../core/ui/icon.ts';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import styles from './EditorToolbar.module.css';
import { editorText } from './editor.text.ts';
import { commandGroups, type EditorCommand, linkShortcut } from './editor-commands.ts';
import { useToolbarTooltip } from './useToolbarTooltip.ts';

const ToolbarTooltip = latePart(async () => (await import('./ToolbarTooltip.tsx')).ToolbarTooltip);

interface EditorToolbarProps {
  ref: RefObject<HTMLDivElement | null>;
  editor: Editor;
  onLink: () => void;
}

/** The toolbar of the editor: one stop of the Tab key, arrows within it. */
export function EditorToolbar({ ref, editor, onLink }: EditorToolbarProps) {
  const groups = [...commandGroups, [linkCommand(onLink)]];
  const keys = useToolbarKeys(ref, groups[0]?.[0]?.label);
  useToldShortcuts(commandShortcuts);
  const { tooltip, toolbarProps } = useToolbarTooltip();
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={editorText.toolbar}
      {...toolbarProps}
      {...keys.toolbarProps}
      onFocus={(event) => {
        toolbarProps.onFocus(event);
        keys.toolbarProps.onFocus(event);
      }}
      className={styles['toolbar']}
    >
      {groups.map((commands, index) => (
        <Fragment key={commands[0]?.label}>
          {index > 0 && <div className={styles['divider']} />}
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
      <ToolbarTooltip {...tooltip} />
    </div>
  );
}

/** What the editor hears by itself. */
const commandShortcuts = commandGroups
  .flat()
  .flatMap(({ keys, label }) => (keys === undefined ? [] : { keys, label }));

const LinkIcon = icon(mdiLinkVariant, 'Link');

function linkCommand(onLink: () => void): EditorCommand {
  return {
    ...linkShortcut,
    icon: LinkIcon,
    run: onLink,
    isActive: (editor) => editor.isActive('link'),
  };
}

interface ToolbarButtonProps {
  editor: Editor;
  command: EditorCommand;
  isTabStop: boolean;
}

/** A button of the toolbar; one that can do nothing now keeps the focus it may have. */
function ToolbarButton({ editor, command, isTabStop }: ToolbarButtonProps) {
  const { label, keys, icon: Icon, run } = command;
  const { isActive, isPossible } = useEditorState({
    editor,
    selector: () => ({
      isActive: command.isActive?.(editor),
      isPossible: command.isPossible?.(editor) ?? true,
    }),
  });
  return (
    <IconButton
      aria-label={label}
      aria-pressed={isActive}
      aria-disabled={!isPossible}
      aria-keyshortcuts={keys && ariaShortcut(keys)}
      data-toolbar-button={label}
      data-tooltip={keys ? `${label} (${shortcutText(keys)})` : label}
      tabIndex={isTabStop ? 0 : -1}
      // The text keeps its selection while the mouse is on the toolbar.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => isPossible && run(editor)}
      className={classNames(styles['tool'], Icon === undefined && styles['inWords'])}
    >
      {Icon === undefined ? label : <Icon />}
    </IconButton>
  );
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The keyboard of a toolbar: Tab comes to the button used last, the arrows go from button to button. */
function useToolbarKeys(toolbar: RefObject<HTMLElement | null>, first: string | undefined) {
  const [current, setCurrent] = useState(first);
  const buttons = () => [
    ...(toolbar.current?.querySelectorAll<HTMLElement>('[data-toolbar-button]') ?? []),
  ];
  return {
    isTabStop: (label: string) => label === current,
    toolbarProps: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        setCurrent(target.dataset['toolbarButton'] ?? current);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const all = buttons();
        const index = all.findIndex((button) => button === document.activeElement);
        const next = steps[event.key]?.(index, all.length);
        if (next === undefined) return;
        event.preventDefault();
        all[next]?.focus();
      },
    },
  };
}
