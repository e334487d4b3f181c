import { expect, it } from 'vitest';
import { readTarget } from './host.ts';

it.each([
  ['/api?x=http://zla.pl', '/api?x=http://zla.pl', null],
  ['//zla.pl/api', '//zla.pl/api', null],
  ['http://Ogrod.pl:80/api?x=1', '/api?x=1', 'ogrod.pl'],
  ['HTTPS://ktos@ogrod.pl:8443', '/', 'ogrod.pl:8443'],
  ['http://ogrod.pl/%zz', '/%zz', 'ogrod.pl'],
  ['*', '/*', null],
  ['http://[ogrod/', '/http://[ogrod/', null],
])('the target %s asks for %s of %s', (target, path, host) => {
  expect(readTarget(target)).toEqual({ path, host });
});
