import { describe, expect, it } from 'vitest';
import { comparableHost, isSameHost, isSameOrigin } from './same-host.ts';

describe('two ways to write a host', () => {
  it.each([
    ['ogrod.example.pl', 'Ogrod.EXAMPLE.pl', true],
    ['ogrod.example.pl', 'ogrod.example.pl.', true],
    ['ogrod.example.pl', 'ogrod.example.pl:80', true],
    ['ogrod.example.pl', 'ogrod.example.pl:443', true],
    ['ogrod.example.pl', 'ogrod.example.pl.:443', true],
    ['ogrod.example.pl', 'ogrod.example.pl:', true],
    ['ogród.pl', 'xn--ogrd-sqa.pl', true],
    ['ogrod.example.pl', '%6fgrod.example.pl', true],
    ['[::1]:3000', '[0:0::1]:3000', true],
    ['ogrod.example.pl', 'ogrod.example.pl:8443', false],
    ['ogrod.example.pl:8443', 'ogrod.example.pl:8444', false],
    ['ogrod.example.pl', 'www.ogrod.example.pl', false],
    ['ogrod.example.pl', 'ogrod.example.pl..', false],
    ['ogrod.example.pl', 'ktos@ogrod.example.pl', false],
    ['ogrod.example.pl', 'ogrod.example.pl/x', false],
    ['', '', false],
    ['a b', 'a b', false],
  ])('%s and %s are one: %s', (one, other, isOne) => {
    expect(isSameHost(one, other)).toBe(isOne);
  });

  it.each(['', ':80', 'ogrod.pl:http', 'ogrod.pl:70000', '[::1', 'ogrod.pl#', '<b>'])(
    '%j is no host',
    (text) => {
      expect(comparableHost(text)).toBeNull();
    },
  );
});

it.each([
  ['https://ogrod.pl', 'https://OGROD.pl.:443', true],
  ['https://ogrod.pl', 'http://ogrod.pl', false],
  ['https://ogrod.pl', 'https://ogrod.pl:80', false],
])('the origins %s and %s are one: %s', (one, other, isOne) => {
  expect(isSameOrigin(new URL(one), new URL(other))).toBe(isOne);
});
