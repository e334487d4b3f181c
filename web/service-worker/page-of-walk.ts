import { buildIdMeta } from '@grzadka/contract/core/build-id';
import { openIfThere, page, storePrefix, type WalkFiles } from './kept-walk.ts';

/** The store of the screen that a walk shows first, which the program keeps (`web/src/core/offline/first-paint.ts`). */
const paintStore = `${storePrefix}first-paint`;

/** What there is in the page: what the program renders into, its styles, which stand before all others, and its code. */
const root = '<div id="root">';
const ownStyles = /<link rel="stylesheet"[^>]*>/;
const ownCode = /<script type="module"[^>]* src="([^"]+)"><\/script>/g;
/** The script that runs before all others, and what it is to fetch ahead (`web/build/early-start.ts`, `web/public/appearance.js`). */
const firstScript = '<script data-login="';
const filesAhead = ' data-signed-in="';

/** The first paint is seen while the splash is there, and while the screen waits for what is kept on the device. */
const isSeen = 'body:has(#root :is(.splash, [data-first-paint-stays]))';
const rules = [
  '#first-paint { display: none }',
  `${isSeen} #first-paint { display: block }`,
  `${isSeen}:has(#first-paint) #root { display: none }`,
].join(' ');

/**
 * The page that is kept, of this build or else of a former one; undefined where there is none. That of this build shows at once what the
 * program has kept for the next opening at this address, before any code has run.
 */
export async function pageOfWalk(walk: WalkFiles, pathname: string): Promise<Response | undefined> {
  const own = await (await openIfThere(walk.store))?.match(page);
  if (own === undefined) return caches.match(page);
  const paint = await firstPaint(pathname);
  return paint === undefined ? own : withFirstPaint(own, paint, walk);
}

/** From the home screen the way leads to where somebody walks, and that is one address. */
async function firstPaint(pathname: string): Promise<Response | undefined> {
  const cache = await openIfThere(paintStore);
  const [known] = (await cache?.keys()) ?? [];
  const isOfAddress = known && (pathname === page || new URL(known.url).pathname === pathname);
  return isOfAddress ? cache?.match(known) : undefined;
}

async function withFirstPaint(
  kept: Response,
  paint: Response,
  { styles, start }: WalkFiles,
): Promise<Response> {
  const { status } = kept;
  const headers = new Headers(kept.headers);
  const html = await kept.text();
  // What another build has shown has other styles.
  const isOfBuild = html.includes(`content="${paint.headers.get(buildIdMeta)}"`);
  if (!isOfBuild) return new Response(html, { status, headers });
  const links = styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('');
  const shown = `${links}<style>${rules}</style>${await paint.text()}${root}`;
  // The code comes once that is seen, and what it asks for first beside it.
  headers.delete('link');
  const code = [...html.matchAll(ownCode)].map(([, src = '']) => src).join(' ');
  const seenFirst = html
    .replaceAll(ownCode, '')
    .replace(firstScript, `<script data-code="${code}" data-login="`)
    .replace(filesAhead, `${filesAhead}${start.join(' ')} `)
    .replace(ownStyles, '')
    .replace(root, () => shown);
  return new Response(seenFirst, { status, headers });
}
