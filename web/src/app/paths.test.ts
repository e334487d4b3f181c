import { describe, expect, test } from 'vitest';
import { paths, redirectPatterns, routePatterns } from './paths.ts';

describe('the paths', () => {
  test('are those of the route table, child routes below their parents', () => {
    expect(Object.values(routePatterns)).toEqual(
      expect.arrayContaining([
        '/',
        '/logowanie',
        '/dzialki',
        '/szczegoly-dzialki/:gardenId/edycja-dzialki',
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
    const patterns = Object.values(routePatterns);
    expect(new Set(patterns).size).toBe(patterns.length);
  });

  test('carry ids as they are, whatever they hold', () => {
    expect(paths.gardenEdit('0193-ab')).toBe('/szczegoly-dzialki/0193-ab/edycja-dzialki');
    expect(paths.addMeasurement('a/b c')).toBe('/dodaj-pomiar/a%2Fb%20c');
    expect(paths.pageVersions('oplaty')).toBe('/strony/oplaty/wersje');
  });

  test('old links to an edit lead to where it is nested now', () => {
    expect(redirectPatterns['/edytuj-ogloszenie/:noticeId']).toBe(routePatterns.noticeEdit);
  });
});
