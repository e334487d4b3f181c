import {
  mdiFormatBold,
  mdiFormatClear,
  mdiFormatItalic,
  mdiFormatListBulleted,
  mdiFormatListNumbered,
  mdiFormatQuoteClose,
  mdiFormatStrikethroughVariant,
  mdiFormatUnderline,
  mdiRedo,
  mdiUndo,
} from '@mdi/js';
import type { Editor } from '@tiptap/core';
import type { RefObject } from 'react';
import type { Shortcut } from '../../core/shortcut/bound-shortcuts.ts';
import { icon } from '../../core/ui/icon.ts';
import { editorText, linkText } from './editor.text.ts';

/** Something the toolbar does with the text. */
export interface EditorCommand {
  readonly label: string;
  /** As `shortcutText` takes it. */
  readonly keys?: string;
  /** Stands for the label; a button without one bears the label itself. */
  readonly icon?: ReturnType<typeof icon>;
  readonly run: (editor: Editor) => void;
  /** Whether the text at the cursor has what the command gives; absent where it gives nothing. */
  readonly isActive?: (editor: Editor) => boolean;
  /** Whether there is anything to do; absent where there always is. */
  readonly isPossible?: (editor: Editor) => boolean;
}

const history: readonly EditorCommand[] = [
  {
    label: 'Cofnij',
    keys: 'Mod+Z',
    icon: icon(mdiUndo, 'Undo'),
    run: (editor) => editor.chain().focus().undo().run(),
    isPossible: (editor) => editor.can().undo(),
  },
  {
    label: 'Ponów',
    keys: 'Mod+Shift+Z',
    icon: icon(mdiRedo, 'Redo'),
    run: (editor) => editor.chain().focus().redo().run(),
    isPossible: (editor) => editor.can().redo(),
  },
];

const headings: readonly EditorCommand[] = (
  [
    [2, 'Nagłówek'],
    [3, 'Śródtytuł'],
    [4, 'Mały nagłówek'],
  ] as const
).map(([level, label]) => ({
  label,
  keys: `Mod+Alt+${level}`,
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isActive: (editor) => editor.isActive('heading', { level }),
}));

const marks = toggles([
  ['bold', 'Pogrubienie', 'Mod+B', mdiFormatBold, 'toggleBold'],
  ['italic', 'Kursywa', 'Mod+I', mdiFormatItalic, 'toggleItalic'],
  ['underline', 'Podkreślenie', 'Mod+U', mdiFormatUnderline, 'toggleUnderline'],
  ['strike', 'Przekreślenie', 'Mod+Shift+S', mdiFormatStrikethroughVariant, 'toggleStrike'],
]);

const blocks = toggles([
  ['bulletList', 'Lista punktowana', 'Mod+Shift+8', mdiFormatListBulleted, 'toggleBulletList'],
  ['orderedList', 'Lista numerowana', 'Mod+Shift+7', mdiFormatListNumbered, 'toggleOrderedList'],
  ['blockquote', 'Cytat', 'Mod+Shift+B', mdiFormatQuoteClose, 'toggleBlockquote'],
]);

type Toggle =
  | 'toggleBold'
  | 'toggleItalic'
  | 'toggleUnderline'
  | 'toggleStrike'
  | 'toggleBulletList'
  | 'toggleOrderedList'
  | 'toggleBlockquote';

/** Commands that give the text something the editor knows by a name, or take it away again. */
function toggles(
  all: readonly (readonly [name: string, label: string, keys: string, path: string, Toggle])[],
): readonly EditorCommand[] {
  return all.map(([name, label, keys, path, toggle]) => ({
    label,
    keys,
    icon: icon(path, name),
    run: (editor) => editor.chain().focus()[toggle]().run(),
    isActive: (editor) => editor.isActive(name),
  }));
}

const cleaning: readonly EditorCommand[] = [
  {
    label: 'Wyczyść formatowanie',
    icon: icon(mdiFormatClear, 'ClearFormat'),
    run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
  },
];

/** What the toolbar offers besides links, in its groups. */
export const commandGroups: readonly (readonly EditorCommand[])[] = [
  history,
  headings,
  marks,
  blocks,
  cleaning,
];

export const linkShortcut = {
  keys: 'Mod+K',
  label: linkText.title,
  when: editorText.inText,
} satisfies Shortcut;

/** The text that has the focus: where none has it, the keys of a link open the search for everything. */
export const focusedText: RefObject<Element | null> = {
  get current() {
    return document.activeElement?.closest('.ProseMirror') ?? null;
  },
};

/** What the editor's screen does, whether the text or a button has the focus. */
export const commitShortcut = { keys: 'Mod+Enter', label: editorText.commit } satisfies Shortcut;
export const toolbarShortcut = { keys: 'Alt+F10', label: editorText.toToolbar } satisfies Shortcut;
