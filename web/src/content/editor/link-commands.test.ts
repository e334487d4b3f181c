// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { afterEach, expect, test } from 'vitest';
import { insertLink, linkAt, removeLink } from './link-commands.ts';
import { editorExtensions } from './useTextEditor.ts';

const link = (text: string, host: string) =>
  `<a rel="noopener noreferrer" href="https://${host}">${text}</a>`;

/** An editor of 'Oto regulamin ogrodu', where the middle word is a link, with letters selected. */
function open({ from, to }: { from: number; to: number }): Editor {
  const content = `<p>Oto ${link('regulamin', 'rod.pl')} ogrodu</p>`;
  editor = new Editor({ extensions: editorExtensions, content });
  editor.commands.setTextSelection({ from, to });
  return editor;
}

let editor: Editor | undefined;
afterEach(() => editor?.destroy());

const changed = { address: 'https://pzd.pl', text: '' };

test.each([
  ['begins before the link and ends in it', 1, 8, [link('Oto regulamin', 'pzd.pl'), ' ogrodu']],
  ['begins in the link and ends after it', 8, 21, ['Oto ', link('regulamin ogrodu', 'pzd.pl')]],
  ['is a cursor in the link', 8, 8, ['Oto ', link('regulamin', 'pzd.pl'), ' ogrodu']],
])('an address is changed in all of the link where the selection %s', (_, from, to, html) => {
  const changing = open({ from, to });
  expect(linkAt(changing).address).toBe('https://rod.pl');
  insertLink(changing, changed);
  expect(changing.getHTML()).toBe(`<p>${html.join('')}</p>`);
});

test.each([
  ['before', 1, 5, [link('Oto ', 'pzd.pl'), link('regulamin', 'rod.pl'), ' ogrodu']],
  ['after', 14, 21, ['Oto ', link('regulamin', 'rod.pl'), link(' ogrodu', 'pzd.pl')]],
])('a link beside the selection stays as it is, %s which that stands', (_, from, to, html) => {
  const changing = open({ from, to });
  insertLink(changing, changed);
  expect(changing.getHTML()).toBe(`<p>${html.join('')}</p>`);
});

test('a link is taken away as a whole where the selection ends in it', () => {
  const changing = open({ from: 1, to: 8 });
  removeLink(changing);
  expect(changing.getHTML()).toBe('<p>Oto regulamin ogrodu</p>');
});
