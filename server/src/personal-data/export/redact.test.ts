import { expect, test } from 'vitest';
import { redactor } from './redact.ts';

const redact = redactor([
  { text: 'Świętopełk Żółw', isName: false },
  { text: 'Żółw Świętopełk', isName: false },
  { text: 'Żółw', isName: true },
  { text: 'zolw@example.pl', isName: false },
  { text: '48601234567', isName: false },
  { text: 'X', isName: true },
]);

test.each([
  ['wpłata za Żółw Świętopełk, Różana 17', 'wpłata za inna osoba, Różana 17'],
  ['ZOLW SWIETOPELK', 'inna osoba'],
  ['Państwo Świętopełk Żółw', 'Państwo inna osoba'],
  ['pan Żółw, tel. 48601234567', 'pan inna osoba, tel. inna osoba'],
  ['pisać: zolw@example.pl', 'pisać: inna osoba'],
  // A word of the language, a longer word, and a mark that is too short.
  ['widziano tu żółwia, nawet żółw', 'widziano tu żółwia, nawet żółw'],
  ['Żółwik X', 'Żółwik X'],
  ['', ''],
])('of %j it leaves %j', (text, left) => {
  expect(redact(text)).toBe(left);
});
