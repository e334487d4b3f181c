import { expect, it } from 'vitest';
import { isOwnOrigin } from './same-origin.ts';

const publicUrl = 'https://ogrod.example.pl';

it.each([
  // Its own address, behind whatever proxy.
  [publicUrl, 'ogrod.example.pl', true],
  [publicUrl, '127.0.0.1:3000', true],
  [`${publicUrl}.`, 'ogrod.example.pl.', true],
  // A name that was made to point here, and what counts without PUBLIC_URL.
  ['https://zla.example', 'zla.example', false],
  ['http://ogrod.example.pl', 'ogrod.example.pl', false],
  ['https://ogrod.example.pl:8443', 'ogrod.example.pl:8443', false],
  ['http://127.0.0.1:3000', '127.0.0.1:3000', false],
])('with PUBLIC_URL %s at %s is own: %s', (origin, host, isOwn) => {
  const request = { origin, host, localAddress: '127.0.0.1' };
  expect(isOwnOrigin({ publicUrl, host: '127.0.0.1' }, request)).toBe(isOwn);
});

it.each([
  // Loopback, by any name that has one meaning only.
  ['127.0.0.1', 'http://127.0.0.1:3000', true],
  ['127.0.0.1', 'http://localhost:5173', true],
  ['127.0.0.1', 'http://[::1]:3000', true],
  ['127.0.0.1', 'http://127.0.0.1.zla.example:3000', false],
  ['127.0.0.1', 'http://zla.example:3000', false],
  ['127.0.0.1', 'http://192.0.2.7:3000', false],
  // The configured host.
  ['192.0.2.7', 'http://192.0.2.7:3000', true],
  ['192.0.2.7', 'http://192.0.2.8:3000', false],
  ['Ogrod.Local', 'http://ogrod.local:3000', true],
  ['ogrod.local', 'http://ogrod.local.:3000', true],
  ['2001:db8:0::7', 'http://[2001:db8::7]:3000', true],
  // Every address: the one that was called.
  ['0.0.0.0', 'http://192.0.2.7:3000', true],
  ['::', 'http://192.0.2.7:3000', true],
  ['0.0.0.0', 'http://192.0.2.8:3000', false],
  ['0.0.0.0', 'http://zla.example:3000', false],
])('without, listening on %s, %s is own: %s', (host, origin, isOwn) => {
  const localAddress = host === '::' ? '::ffff:192.0.2.7' : '192.0.2.7';
  const request = { origin, host: new URL(origin).host.toUpperCase(), localAddress };
  expect(isOwnOrigin({ publicUrl: null, host }, request)).toBe(isOwn);
});

it.each([
  ['http://127.0.0.1:5173', '127.0.0.1:3000'],
  ['http://localhost:3000', '127.0.0.1:3000'],
  ['http://zla.example', '127.0.0.1:3000'],
  ['null', '127.0.0.1:3000'],
])('without, %s is foreign to %s', (origin, host) => {
  const request = { origin, host, localAddress: '127.0.0.1' };
  expect(isOwnOrigin({ publicUrl: null, host: '127.0.0.1' }, request)).toBe(false);
});
