import { expect, test } from 'vitest';
import { completeAddress } from './link-address.ts';

test.each([
  ['https://www.pzd.pl/a?b=c#d', 'https://www.pzd.pl/a?b=c#d'],
  [' http://rod.pl ', 'http://rod.pl'],
  ['mailto:zarzad@rod.pl', 'mailto:zarzad@rod.pl'],
  ['tel:+48600100200', 'tel:+48600100200'],
  ['www.pzd.pl/regulamin', 'https://www.pzd.pl/regulamin'],
  ['działki.pl', 'https://działki.pl'],
  ['rod.pl:8080/x', 'https://rod.pl:8080/x'],
  ['zarzad@rod.pl', 'mailto:zarzad@rod.pl'],
  ['+48 600 100-200', 'tel:+48600100200'],
  ['', undefined],
  ['regulamin', undefined],
  ['/regulamin', undefined],
  ['//rod.pl', undefined],
  ['javascript:alert(1)', undefined],
  ['java\nscript:alert(1)', undefined],
  ['javascript:80//rod.pl', undefined],
  ['data:text/html,x', undefined],
  ['ftp://rod.pl', undefined],
  ['dwa słowa.pl', undefined],
])('%j means %j', (typed, address) => {
  expect(completeAddress(typed)).toBe(address);
});
