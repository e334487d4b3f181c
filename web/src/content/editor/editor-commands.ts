import {
  mdiFormatBold,
  mdiFormatClear,
  mdiFormatHeader2,
  mdiFormatHeader3,
  mdiFormatHeader4,
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
import type { Shortcut } from '../../core/shortcut/bound-shortcuts.ts';
import { icon } from '../../core/ui/icon.ts';
import { editorText, linkText } from './editor.text.ts';

/** Something the toolbar does with the text. */
export interface EditorCommand {
  readonly label: string;
  /** As `shortcutText` takes it. */
  readonly keys?: string;
  readonly icon: ReturnType<typeof icon>;
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
    [2, 'Nagłówek duży', mdiFormatHeader2],
    [3, 'Nagłówek średni', mdiFormatHeader3],
    [4, 'Nagłówek mały', mdiFormatHeader4],
  ] as const
).map(([level, label, path]) => ({
  label,
  keys: `Mod+Alt+${level}`,
  icon: icon(path, `Heading${level}`),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isActive: (editor) => editor.isActive('heading', { level }),
}));

const marks: readonly EditorCommand[] = [
  {
    label: 'Pogrubienie',
    keys: 'Mod+B',
    icon: icon(mdiFormatBold, 'Bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isActive: (editor) => editor.isActive('bold'),
  },
  {
    label: 'Kursywa',
    keys: 'Mod+I',
    icon: icon(mdiFormatItalic, 'Italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isActive: (editor) => editor.isActive('italic'),
  },
  {
    label: 'Podkreślenie',
    keys: 'Mod+U',
    icon: icon(mdiFormatUnderline, 'Underline'),
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
    isActive: (editor) => editor.isActive('underline'),
  },
  {
    label: 'Przekreślenie',
    keys: 'Mod+Shift+S',
    icon: icon(mdiFormatStrikethroughVariant, 'Strike'),
    run: (editor) => editor.chain().focus().toggleStrike().run(),
    isActive: (editor) => editor.isActive('strike'),
  },
];

const blocks: readonly EditorCommand[] = [
  {
    label: 'Lista punktowana',
    keys: 'Mod+Shift+8',
    icon: icon(mdiFormatListBulleted, 'BulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isActive: (editor) => editor.isActive('bulletList'),
  },
  {
    label: 'Lista numerowana',
    keys: 'Mod+Shift+7',
    icon: icon(mdiFormatListNumbered, 'OrderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isActive: (editor) => editor.isActive('orderedList'),
  },
  {
    label: 'Cytat',
    keys: 'Mod+Shift+B',
    icon: icon(mdiFormatQuoteClose, 'Quote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isActive: (editor) => editor.isActive('blockquote'),
  },
];

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

/** What the editor's screen does, whether the text or a button has the focus. */
export const linkShortcut = { keys: 'Mod+K', label: linkText.title } satisfies Shortcut;
export const commitShortcut = { keys: 'Mod+Enter', label: editorText.commit } satisfies Shortcut;
export const toolbarShortcut = { keys: 'Alt+F10', label: editorText.toToolbar } satisfies Shortcut;
