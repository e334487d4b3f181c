import { expect, it } from 'vitest';
import { terminalLine } from './print-lines.ts';

it.each([
  ['Łąka Zofia – „działka” 300 m²', 'Łąka Zofia – „działka” 300 m²'],
  ['\u001b[2J\u001b[31mŁąka', '\\u001b[2J\\u001b[31mŁąka'],
  ['Łąka\r\nPrzywrócono: nic', 'Łąka\\u000d\\u000aPrzywrócono: nic'],
  ['\u009b2J', '\\u009b2J'],
  ['a\u0007b\u0008c\u007fd', 'a\\u0007b\\u0008c\\u007fd'],
  ['cennik\u202efdp', 'cennik\\u202efdp'],
  ['a\u2028b', 'a\\u2028b'],
  ['👩‍🌾', '👩‍🌾'],
])('%j is shown as %j', (text, shown) => {
  expect(terminalLine(text)).toBe(shown);
});
