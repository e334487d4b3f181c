import { readFileSync } from 'node:fs';
import type { EndpointDefinition } from '@grzadka/contract/core/call/endpoint';
import { pageOf } from '@grzadka/contract/core/list/list';
import { queryFromSettings, settingsFromAddress } from '@grzadka/contract/core/list/list-settings';
import * as z from 'zod/mini';

/** The pattern of a screen's address, such as '/szczegoly-dzialki/:id', the files of its code and styles below the web application's folder, and its first calls. */
const screens = z.array(
  z.object({ pattern: z.string(), files: z.array(z.string()), calls: z.array(z.string()) }),
);

type Screen = z.infer<typeof screens>[number];

/** A call of the contract, as far as it is to be known whether somebody may make it and with which query. */
export type KnownCall = Pick<EndpointDefinition, 'permission' | 'beforeSecondFactor' | 'list'>;

interface Asking {
  /** The call at a path, such as '/api/garden/getDetails/:id', whatever it calls its ids; undefined where there is none. */
  readonly callAt: (path: string) => KnownCall | undefined;
  /** Whether who opens the page may make it. */
  readonly may: (call: KnownCall) => boolean;
}

/**
 * Returns the `Link` header with what the screen at an address needs, for the browser to fetch beside the page: the files of its code and styles,
 * and the answers to its first calls. Undefined where that is nothing.
 */
export type LinkOfAddress = (address: string, asking: Asking) => string | undefined;

/** What names a record in an address; anything else is no call of ours. */
const recordId = /^[\w-]{1,64}$/;

/**
 * So many characters at the most: servers in front of the program take few kilobytes of headers (nginx four or eight), and answer with a 502 where
 * there are more. The files of a screen are well below, an address may be as long as somebody likes.
 */
const longest = 3_500;

/** Reads what the build wrote of its screens (`web/build/screen-files.ts`). */
export function readScreens(file: string): LinkOfAddress {
  const known = screens
    .parse(JSON.parse(readFileSync(file, 'utf8')))
    .map((screen) => ({ ...screen, ...addressOf(screen.pattern) }))
    // Of two that fit, the one with fewer names in it is meant: '/dzialki/nowa' is no '/dzialki/:id'.
    .toSorted((a, b) => a.names.length - b.names.length);
  return (address, asking) => {
    const [path = ''] = address.split('?', 1);
    // All of it: a phrase may have a question mark of its own.
    const search = address.slice(path.length);
    const screen = known.find(({ shape }) => shape.test(path));
    if (screen === undefined) return undefined;
    const [, ...values] = screen.shape.exec(path) ?? [];
    const ids = new Map(screen.names.map((name, index) => [name, values[index] ?? '']));
    const links = [
      ...screen.files.map((each) =>
        // As the program asks for styles, which else would come once more.
        each.endsWith('.css')
          ? `</${each}>; rel=preload; as=style; crossorigin`
          : `</${each}>; rel=modulepreload`,
      ),
      ...callsOf(screen, { ids, search, ...asking }).map(
        // As `fetch` asks for it, which else would ask once more.
        (call) => `<${call}>; rel=preload; as=fetch; crossorigin`,
      ),
    ];
    return fitting(links) || undefined;
  };
}

/** The first of the links, as many as a header takes. */
function fitting(links: readonly string[]): string {
  return links.reduce((header, link) => {
    const longer = header === '' ? link : `${header}, ${link}`;
    return longer.length <= longest ? longer : header;
  }, '');
}

interface Asked extends Asking {
  readonly ids: ReadonlyMap<string, string>;
  readonly search: string;
}

/** The addresses of a screen's first calls that may be made. */
function callsOf({ calls }: Screen, { ids, search, callAt, may }: Asked): string[] {
  if (![...ids.values()].every((id) => recordId.test(id))) return [];
  return calls.flatMap((call) => {
    const [path = '', query] = call.split('?');
    const found = callAt(path);
    if (found === undefined || !may(found)) return [];
    const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => ids.get(name) ?? '');
    const asked = query ?? (found.list && firstPage(found.list, search));
    return asked === undefined ? filled : `${filled}?${asked}`;
  });
}

/** The query of the first page of a list, as its screen at that address asks for it. */
function firstPage(list: NonNullable<KnownCall['list']>, search: string): string {
  const settings = settingsFromAddress(list, new URLSearchParams(search));
  return new URLSearchParams(pageOf(queryFromSettings(list, settings), 0)).toString();
}

/** What a pattern's addresses look like, and what the parts that differ are called. */
function addressOf(pattern: string): { readonly shape: RegExp; readonly names: string[] } {
  const names: string[] = [];
  const parts = pattern.split('/').map((part) => {
    if (part === '*') return '.*';
    if (!part.startsWith(':')) return RegExp.escape(part);
    names.push(part.slice(1));
    return '([^/]+)';
  });
  return { shape: new RegExp(`^${parts.join('/')}/?$`), names };
}
