import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** The pattern of a screen's address, such as '/szczegoly-dzialki/:id', and the files of its code below the web application's folder. */
const screens = z.array(z.object({ pattern: z.string(), files: z.array(z.string()) }));

/** Returns the `Link` header with what the screen at a path needs, for the browser to fetch beside the page; undefined where that is nothing. */
export type LinkOfPath = (path: string) => string | undefined;

/** Reads what the build wrote of its screens (`web/build/screen-files.ts`). */
export function readScreenFiles(file: string): LinkOfPath {
  const known = screens
    .parse(JSON.parse(readFileSync(file, 'utf8')))
    .map(({ pattern, files }) => ({
      // Of two that fit, the one with fewer names in it is meant: '/dzialki/nowa' is no '/dzialki/:id'.
      names: pattern.split('/:').length - 1,
      address: addressOf(pattern),
      link: files.map((each) => `</${each}>; rel=modulepreload`).join(', '),
    }))
    .filter(({ link }) => link !== '')
    .toSorted((a, b) => a.names - b.names);
  return (path) => known.find(({ address }) => address.test(path))?.link;
}

function addressOf(pattern: string): RegExp {
  const parts = pattern.split('/').map((part) => {
    if (part === '*') return '.*';
    return part.startsWith(':') ? '[^/]+' : RegExp.escape(part);
  });
  return new RegExp(`^${parts.join('/')}/?$`);
}
