import { expect, it } from 'vitest';
import { namedAddress } from './named-address.ts';

it.each([
  ['https://www.example.org/zapisy/', 'tutaj', 'example.org/zapisy'],
  ['http://example.org/?a=1', 'tutaj', 'example.org/?a=1'],
  ['mailto:zarzad@example.org', 'napisz', 'zarzad@example.org'],
  ['tel:+48600700800', 'zadzwoń', '+48600700800'],
  ['https://example.org/zapisy', 'Zapisy: Example.org/zapisy', null],
  ['mailto:zarzad@example.org', 'zarzad@example.org', null],
  ['tel:+48600700800', 'tel. 600 700 800', null],
])('of the link to %s, "%s", the address named is %s', (href, words, named) => {
  expect(namedAddress(href, words)).toBe(named);
});
