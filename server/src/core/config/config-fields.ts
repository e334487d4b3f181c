import { isIP } from 'node:net';
import { reject } from '@grzadka/contract/core/fields';
import * as z from 'zod/mini';

/**
 * Building blocks of the configuration schema. Each takes the text of one environment variable and
 * gives the value that the program works with, or else a fault in Polish. A fault never repeats
 * what was typed, which may hold a password.
 */

/** A whole number written in digits, between `min` and `max` inclusive. */
export function wholeNumber(min: number, max: number) {
  const fault = `podaj liczbę całkowitą od ${min} do ${max}`;
  return z
    .pipe(
      z.string().check(z.trim(), z.regex(/^\d{1,9}$/, { error: fault, abort: true })),
      z.transform(Number),
    )
    .check(z.refine((value) => value >= min && value <= max, fault));
}

/** A URL with one of `protocols` ('smtp:') and a host (a socket's folder as ?host=… will do). */
export function urlText(protocols: readonly string[], fault: string) {
  return z.string().check(
    z.trim(),
    z.refine((text) => {
      const url = URL.parse(text);
      if (url === null || !protocols.includes(url.protocol)) return false;
      return url.host !== '' || url.searchParams.has('host');
    }, fault),
  );
}

/** The origin under which a browser reaches the application, without a path: 'https://host:port'. */
export const origin = z.pipe(
  z.string().check(z.trim()),
  z.transform((text, payload) => {
    const url = URL.parse(text);
    if (
      url !== null &&
      (url.protocol === 'http:' || url.protocol === 'https:') &&
      `${url.username}${url.password}${url.search}${url.hash}` === '' &&
      url.pathname === '/'
    ) {
      return url.origin;
    }
    return reject(
      payload,
      'podaj adres http(s) bez ścieżki, na przykład https://ogrody.example.pl',
    );
  }),
);

/** Which proxies may say who the client is: all or none, or addresses with commas. */
export type TrustProxy = boolean | string;

const namedRanges = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isAddressOrRange(text: string): boolean {
  if (namedRanges.has(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128);
}

/**
 * `true`, `false`, or addresses and CIDR ranges separated by commas. A number of hops is no choice: it
 * cannot tell a proxy from a client that claims to be one.
 */
export const trustProxy = z.pipe(
  z.string().check(z.trim()),
  z.transform((text, payload): TrustProxy => {
    if (text === 'true' || text === 'false') return text === 'true';
    const addresses = text.split(',').map((part) => part.trim());
    if (addresses.every(isAddressOrRange)) return addresses.join(',');
    return reject(payload, 'podaj adresy pośredników po przecinku albo true lub false');
  }),
);

/** A sender: 'adres@domena' or 'Nazwa <adres@domena>', on one line. */
export const sender = z
  .string()
  .check(
    z.trim(),
    z.regex(
      /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'podaj adres nadawcy, na przykład „Ogród <biuro@example.pl>”',
    ),
  );
