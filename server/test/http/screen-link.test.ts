import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addGarden } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const employee = await app.as('ROLE_EMPLOYEE');

/** What the page of an address names for the browser to fetch. */
async function linksOf(address: string, cookie: string): Promise<string> {
  const { headers } = await fetch(new URL(address, app.origin), { headers: { cookie } });
  return headers.get('link') ?? '';
}

/** The files that come with the page of a path, by their addresses. */
async function filesOf(path: string, cookie = employee.cookie()): Promise<string[]> {
  const links = await linksOf(path, cookie);
  return [...links.matchAll(/<([^>]+)>; rel=modulepreload/g)].map(([, file = '']) => file);
}

/** The calls that come with it. */
async function callsOf(address: string, cookie = employee.cookie()): Promise<string[]> {
  const links = await linksOf(address, cookie);
  return [...links.matchAll(/<([^>]+)>; rel=preload; as=fetch; crossorigin/g)].map(
    ([, call = '']) => call,
  );
}

test('the page names the files of its screen to whoever has a session, and they are there', async () => {
  const [list, details, form] = await Promise.all([
    filesOf('/dzialki?sort-by=area'),
    filesOf('/szczegoly-dzialki/00000000-0000-4000-8000-000000000000/'),
    filesOf('/nowa-dzialka'),
  ]);
  for (const files of [list, details, form]) {
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      const { status, headers } = await fetch(new URL(file, app.origin));
      expect([file, status, headers.get('content-type')]).toEqual([
        file,
        200,
        expect.stringContaining('javascript'),
      ]);
    }
  }
  expect(list).not.toEqual(details);
  expect(details).not.toEqual(form);
});

test('it names their styles as the program asks for them, and they are there', async () => {
  const links = await linksOf('/dzialki', employee.cookie());
  const styles = [...links.matchAll(/<([^>]+\.css)>; rel=preload; as=style; crossorigin/g)];
  expect(styles.length).toBeGreaterThan(1);
  for (const [, file = ''] of styles) {
    const { status, headers } = await fetch(new URL(file, app.origin));
    expect([file, status, headers.get('content-type')]).toEqual([
      file,
      200,
      expect.stringContaining('text/css'),
    ]);
  }
});

test('nobody else learns what there is, and where there is no screen nothing comes', async () => {
  expect(await filesOf('/dzialki', '')).toEqual([]);
  expect(await filesOf('/nie-ma-takiej-strony')).toEqual([]);
  expect(await filesOf('/dzialki%2f..%2fliczniki')).toEqual([]);
  expect(await filesOf('/api/garden')).toEqual([]);
});

test('a page that the browser has kept names nothing more once its session is over', async () => {
  const { headers } = await fetch(new URL('/dzialki', app.origin));
  // With a 304 a header that is not there would leave the kept one in its place.
  expect(headers.get('link')).toBe('');
});

test('the page asks for what its screen shows first, of a list the page that the address means', async () => {
  const { id } = await addGarden(app.db);
  // How many wait for a plot stands above the list.
  const waiting = '/api/waiting/summary';
  const asked = {
    '/dzialki': [
      '/api/garden?sort-by=name&sort-direction=asc&offset=0&limit=100&total=later',
      waiting,
    ],
    '/dzialki/?sort-direction=desc&phrase=%C5%BCabka+2&sort-by=nonsense': [
      '/api/garden?sort-by=name&sort-direction=desc&filter-by-phrase=true&phrase=%C5%BCabka+2&offset=0&limit=100&total=later',
      waiting,
    ],
    '/dzialki?phrase=co?&sort-direction=desc': [
      '/api/garden?sort-by=name&sort-direction=desc&filter-by-phrase=true&phrase=co%3F&offset=0&limit=100&total=later',
      waiting,
    ],
    [`/szczegoly-dzialki/${id}`]: [
      `/api/garden/getDetails/${id}`,
      `/api/garden/${id}/assignments`,
      `/api/garden/${id}/handovers`,
      `/api/garden/${id}/settlements`,
      `/api/garden/${id}/meters`,
    ],
  };
  for (const [address, calls] of Object.entries(asked)) {
    expect(await callsOf(address)).toEqual(calls);
    for (const call of calls)
      expect([call, (await employee.get(call)).status]).toEqual([call, 200]);
  }
});

test('an address as long as somebody likes makes no header that a server in front would refuse', async () => {
  const address = `/dzialki?phrase=${'('.repeat(10_000)}`;
  expect((await linksOf(address, employee.cookie())).length).toBeLessThan(4_000);
  expect(await filesOf(address)).toEqual(await filesOf('/dzialki'));
});

test('it asks for nothing that whoever opens it may not read, nor for what is no record of ours', async () => {
  expect(await filesOf('/system/dziennik')).not.toEqual([]);
  expect(await callsOf('/system/dziennik')).toEqual([]);
  const admin = await app.as('ROLE_ADMIN');
  expect(await callsOf('/system/dziennik', admin.cookie())).toHaveLength(1);
  expect(await callsOf('/szczegoly-dzialki/%0d%0ax:%20y')).toEqual([]);
  expect(await callsOf('/szczegoly-dzialki/..%2f..')).toEqual([]);
});

test('every call that a screen is known by is one of the contract', async () => {
  const file = new URL('../../../web/dist/.vite/screens.json', import.meta.url);
  const screens = z
    .array(z.object({ pattern: z.string(), calls: z.array(z.string()) }))
    .parse(JSON.parse(readFileSync(file, 'utf8')));
  const { body } = await employee.get<{ paths: Record<string, object> }>('/api/openapi.json');
  const paths = new Map(
    Object.entries(body.paths).map(([path, calls]) => [path.replaceAll(/\{\w+\}/g, ':'), calls]),
  );
  const called = screens.flatMap(({ pattern, calls }) => calls.map((call) => ({ pattern, call })));
  expect(called.length).toBeGreaterThan(30);
  const names = (text: string): readonly string[] => text.match(/:\w+/g) ?? [];
  for (const { pattern, call } of called) {
    const [path = ''] = call.split('?');
    expect(paths.get(path.replaceAll(/:\w+/g, ':')), call).toHaveProperty('get');
    expect(names(pattern), call).toEqual(expect.arrayContaining([...names(path)]));
  }
});
