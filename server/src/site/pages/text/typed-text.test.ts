import { expect, test } from 'vitest';
import { renderTypedText } from './typed-text.ts';

const rendered = (text: string) => renderTypedText(text).map(String);

test.each([
  ['one paragraph of two lines', 'Ogród\nul. Leśna 2', ['<p>Ogród<br>ul.\u00a0Leśna\u00a02</p>']],
  ['two paragraphs', 'Raz\n \n\nDwa', ['<p>Raz</p>', '<p>Dwa</p>']],
  [
    'a heading, with or without a blank line',
    '# Kontakt\nTelefon',
    ['<h2>Kontakt</h2>', '<p>Telefon</p>'],
  ],
  ['headings one after the other', '# Raz\n## Dwa', ['<h2>Raz</h2>', '<h2>Dwa</h2>']],
  [
    'a list, whatever its points begin with',
    'Masz prawo:\n- pytać\n\n• poprawić\nZapraszamy',
    ['<p>Masz prawo:</p>', '<ul><li>pytać</li><li>poprawić</li></ul>', '<p>Zapraszamy</p>'],
  ],
  ['no list where nothing follows the mark', '-5 stopni\n#1', ['<p>-5\u00a0stopni<br>#1</p>']],
  [
    'no HTML',
    '- <script>x</script> & ty',
    ['<ul><li>&lt;script&gt;x&lt;/script&gt; &amp; ty</li></ul>'],
  ],
  ['nothing of a blank text', ' \n', []],
])('a typed text is %s', (_, text, expected) => {
  expect(rendered(text)).toEqual(expected);
});
