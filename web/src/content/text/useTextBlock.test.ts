import { expect, test } from 'vitest';
import { editorHtml } from './useTextBlock.ts';

test.each([
  ['<p>w&nbsp;ogrodzie&nbsp;</p>', '<p>w\u00a0ogrodzie\u00a0</p>'],
  ['<p>&amp;nbsp; &lt;p&gt;</p>', '<p>&amp;nbsp; &lt;p&gt;</p>'],
  ['<p>a\ud83c</p>', '<p>a\ufffd</p>'],
])('%j is stored as %j', (html, stored) => {
  expect(editorHtml({ getHTML: () => html })).toBe(stored);
});
