import { expect, test } from 'vitest';
import { isPressed, shortcutText } from './keys.ts';

/** A key press as a browser reports it; AltGraph is a modifier with no property of its own. */
function press(key: string, held: readonly string[] = []) {
  return {
    key,
    altKey: held.includes('Alt'),
    ctrlKey: held.includes('Control'),
    metaKey: held.includes('Meta'),
    shiftKey: held.includes('Shift'),
    isComposing: held.includes('composing'),
    getModifierState: (name: string) => held.includes(name),
  };
}

test.each([
  ['Mod+S', press('s', ['Control'])],
  // With the caps lock on.
  ['Mod+S', press('S', ['Control'])],
  ['Mod+Enter', press('Enter', ['Control'])],
  ['Alt+ArrowRight', press('ArrowRight', ['Alt'])],
  ['/', press('/')],
  // Where a keyboard has them above a digit.
  ['/', press('/', ['Shift'])],
  ['?', press('?', ['Shift'])],
])('%s is pressed', (keys, event) => {
  expect(isPressed(keys, event)).toBe(true);
});

test.each([
  ['AltGr+S, a letter', 'Mod+S', press('ś', ['AltGraph'])],
  ['AltGr+S where it arrives as Ctrl and Alt', 'Mod+S', press('s', ['Control', 'Alt'])],
  ['AltGr held with Ctrl', 'Mod+S', press('s', ['Control', 'AltGraph'])],
  ['Ctrl+Shift+S, which strikes through', 'Mod+S', press('S', ['Control', 'Shift'])],
  ['a plain letter', 'Mod+S', press('s')],
  ['Meta where Ctrl is meant', 'Mod+S', press('s', ['Meta'])],
  ['another letter', 'Mod+S', press('d', ['Control'])],
  ['Ctrl+/', '/', press('/', ['Control'])],
  ['a sign not yet composed', '/', press('/', ['composing'])],
  ['a plain arrow', 'Alt+ArrowRight', press('ArrowRight')],
])('%s is not %s', (_, keys, event) => {
  expect(isPressed(keys, event)).toBe(false);
});

test('shortcuts are told as the keys are labelled', () => {
  expect(['Mod+S', 'Alt+ArrowRight', 'Escape', '?'].map(shortcutText)).toEqual([
    'Ctrl+S',
    'Alt+→',
    'Esc',
    '?',
  ]);
});
