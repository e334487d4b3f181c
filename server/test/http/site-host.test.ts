import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '#src/core/config/config.ts';
import { addNotice } from '#test/content-factories.ts';
import { requestUnderName } from '#test/request-under-name.ts';
import { inDays } from '#test/site.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp({
  SITE: 'on',
  SITE_URL: 'https://ogrod.example.pl',
  PUBLIC_URL: 'https://program.example.pl',
});
const { id } = await addNotice(app.db, { title: 'Zebranie', publicationFromDate: inDays(-1) });

const onSiteHost = (path: string) => requestUnderName(app, { host: 'Ogrod.example.pl', path });
const onProgramHost = (path: string) => requestUnderName(app, { host: 'program.example.pl', path });

describe('on the host of SITE_URL', () => {
  it('the site lies at the root, and its links are relative to that', async () => {
    const start = await onSiteHost('/');
    expect(start.status).toBe(200);
    expect(start.body).toContain(`href="/ogloszenia/zebranie-${id}"`);
    expect(start.body).not.toContain('/witryna');
    expect(start.body).toContain('<a href="https://program.example.pl">Zaloguj</a>');
    const sitemap = await onSiteHost('/sitemap.xml');
    expect(sitemap.body).toContain(`<loc>https://ogrod.example.pl/ogloszenia/zebranie-${id}</loc>`);
    const robots = await onSiteHost('/robots.txt');
    expect(robots.body).toBe(
      'User-agent: *\nDisallow:\nSitemap: https://ogrod.example.pl/sitemap.xml\n',
    );
  });

  it.each([
    '/api/health',
    '/api/news',
    '/metrics',
    '/logowanie',
    '/assets/',
    '/witryna/',
    '/index.html',
  ])('nothing of the back office is at %s', async (path) => {
    const { status, body } = await onSiteHost(path);
    expect([status, body]).toEqual([404, expect.stringContaining('Nie ma takiej strony')]);
  });
});

describe('on the host of the application', () => {
  it('the site lies below /witryna, and the back office is there', async () => {
    const site = await onProgramHost('/witryna/');
    expect(site.body).toContain(`href="/witryna/ogloszenia/zebranie-${id}"`);
    expect((await onProgramHost('/api/settings/name')).status).toBe(200);
    const robots = await onProgramHost('/robots.txt');
    expect(robots.body).toBe('User-agent: *\nAllow: /witryna\nDisallow: /\n');
    expect((await onProgramHost('/ogloszenia')).body).not.toContain('Zebranie');
  });
});

describe('the configuration', () => {
  it('is refused when site and application are to have one host', () => {
    const read = () =>
      readConfig({
        SITE_URL: 'http://ogrod.example.pl',
        PUBLIC_URL: 'https://ogrod.example.pl:443',
      });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/SITE_URL/);
  });
});
