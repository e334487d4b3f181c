import type { RouteObject } from 'react-router';
import { describe, expect, test } from 'vitest';
import manifest from '../../../package.json';
import { helpOf, newsPage } from '../core/help-place.ts';
import { helpPatterns } from '../help/help.paths.ts';
import { manual, manualId } from '../help/manual.ts';
import { routes } from './areas.ts';

interface ScreenHelp {
  readonly path: string;
  readonly help: string | undefined;
}

const redirects = new Set([
  '/logowanie',
  '/edytuj-wpis-aktualnosci/:newsId',
  '/edytuj-ogloszenie/:noticeId',
]);

/** Every screen with its help, or that of the one around it. */
function screens(children: readonly RouteObject[], above: ScreenHelp): ScreenHelp[] {
  return children.flatMap(({ path = above.path, handle, children: below }) => {
    const own = { path, help: helpOf(handle) ?? above.help };
    return below ? screens(below, own) : [own];
  });
}

const helped = screens(routes, { path: '', help: undefined }).filter(
  ({ path }) => !redirects.has(path) && !Object.values<string>(helpPatterns).includes(path),
);

describe('the help of a screen', () => {
  test('is looked for on every screen', () => {
    expect(helped.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/dzialki', '*']));
  });

  test.each(helped)('of $path is a place in the manual: $help', ({ help = '' }) => {
    const [page = '', anchor] = help.split('#');
    const html = manual.get(page)?.html ?? `no page ${page}`;
    expect(html).toContain(anchor === undefined ? '<h2' : `id="${manualId(anchor)}"`);
  });
});

test('what is new in the version is a page of the manual', () => {
  expect(manual.get(newsPage)?.html).toContain(`>${manifest.version} (`);
});
