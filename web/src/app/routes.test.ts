import { mayRole } from '@grzadka/contract/core/access/permissions';
import { documentRecord } from '@grzadka/contract/document/document.record';
import { gardenRecord } from '@grzadka/contract/garden/garden.record';
import { loginRecord } from '@grzadka/contract/login/login.record';
import { newsRecord } from '@grzadka/contract/news/news.record';
import { noticeRecord } from '@grzadka/contract/notice/notice.record';
import { pageVersionRecord } from '@grzadka/contract/page/page-version.record';
import { partyRecord } from '@grzadka/contract/party/party.record';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, test } from 'vitest';
import { matchScreens } from '../core/navigation/match-screens.ts';
import { recordPath } from '../core/record/record-path.ts';
import { gardenPlace } from '../garden/garden.paths.ts';
import { meterPaths } from '../meter/meter.paths.ts';
import { pagePaths } from '../page/page.paths.ts';
import { sessionQuery } from '../session/session-query.ts';
import { areas, routes } from './areas.ts';
import { everyonesAreas } from './known-areas.ts';

/** The pattern of every screen's address, those of child routes joined below their parents. */
function patterns(children: readonly RouteObject[] = routes, parent = ''): string[] {
  return children.flatMap(({ path = '', children: below }) => {
    const own = path === '' || path.startsWith('/') ? path || parent : `${parent}/${path}`;
    return below ? patterns(below, own) : [own];
  });
}

describe('the paths', () => {
  test('are those of the route table, child routes below their parents', () => {
    expect(patterns()).toEqual(
      expect.arrayContaining([
        '/',
        '/logowanie',
        '/twoje-dane',
        '/dzialki',
        '/szczegoly-dzialki/:id/edycja-dzialki',
        '/aktualnosci/edytuj-wpis-aktualnosci/:newsId/edytuj-text-html/:contentItemId',
        '/ogloszenia/edytuj-ogloszenie/:noticeId/edytuj-dane-obrazu/:contentItemId',
        '/strony/:pageId/wersje/edytuj-wersje-strony/:pageVersionId/dodaj-obraz',
        '/przeslij-dokument',
        '/edytuj-dokument/:fileId',
        '/nowy-podmiot',
        '/szczegoly-podmiotu/:partyId/nowy-login/:partyId',
        '/szczegoly-podmiotu/:partyId/edytuj-login/:userLoginId',
        '/szczegoly-podmiotu/:partyId/ustaw-haslo/:userLoginId',
        '/dodaj-pomiar/:meterId',
      ]),
    );
  });

  test('name no two screens alike', () => {
    expect(new Set(patterns()).size).toBe(patterns().length);
  });

  test('lead to what the router itself would show', () => {
    const places = patterns().map((pattern) => pattern.replaceAll(/:\w+/g, '0193-ab'));
    const askew = [
      '',
      '/DZIALKI/',
      '/dzia%6Cki',
      '/dzia%2Flki',

      '/nie/ma',
      '?faza=1',
      '/dzialki?a=/b#c',
    ];
    for (const place of [...places, ...askew]) {
      const expected = matchRoutes([...routes], place) ?? [];
      const found = matchScreens(routes, place);
      expect(found, place).toEqual(expected);
      // The very same, by which their code is known.
      expect(found.every(({ route }, level) => route === expected[level]?.route)).toBe(true);
    }
  });

  test('carry ids as they are, whatever they hold', () => {
    expect(recordPath(gardenPlace.screens.edit, '0193-ab')).toBe(
      '/szczegoly-dzialki/0193-ab/edycja-dzialki',
    );
    expect(meterPaths.addMeasurement('a/b c')).toBe('/dodaj-pomiar/a%2Fb%20c');
    expect(pagePaths.list('oplaty')).toBe('/strony/oplaty/wersje');
  });

  test('have the old addresses of the forms of entries, too', () => {
    expect(patterns()).toEqual(
      expect.arrayContaining(['/edytuj-wpis-aktualnosci/:newsId', '/edytuj-ogloszenie/:noticeId']),
    );
  });
});

test('the areas touch the session and areas that there are', () => {
  const names = areas.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { touches } of areas) {
    expect([...names, ...sessionQuery.queryKey]).toEqual(
      expect.arrayContaining([...(touches?.records ?? [])]),
    );
    expect(names).toEqual(expect.arrayContaining([...(touches?.lists ?? [])]));
  }
});

// They do not import the records, whose schemas would come with the first code of the page.
test.each([
  documentRecord,
  gardenRecord,
  loginRecord,
  newsRecord,
  noticeRecord,
  pageVersionRecord,
  partyRecord,
])('the area of the $name bears the name and permissions of its record', (record) => {
  const area = areas.find(({ name }) => name === record.name);
  const { read, write } = record.permissions;
  const asked = area?.routes?.flatMap(({ permission }) => permission ?? []) ?? [];
  expect(asked).toContain(write);
  expect([read, write]).toEqual(expect.arrayContaining(asked));
});

test('what a plain user may open is known from the beginning', () => {
  const open = areas.filter((area) =>
    area.routes?.some(({ permission, screens }) =>
      permission === undefined
        ? screens.some(({ lazy }) => lazy !== undefined)
        : mayRole('ROLE_USER', permission),
    ),
  );
  expect(everyonesAreas.map(({ name }) => name).toSorted()).toEqual(
    open.map(({ name }) => name).toSorted(),
  );
});
