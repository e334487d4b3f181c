import { expect, test } from 'vitest';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const employee = await app.as('ROLE_EMPLOYEE');

/** The files that come with the page of a path, by their addresses. */
async function filesOf(path: string, cookie = employee.cookie()): Promise<string[]> {
  const { headers } = await fetch(new URL(path, app.origin), { headers: { cookie } });
  return [...(headers.get('link') ?? '').matchAll(/<([^>]+)>; rel=modulepreload/g)].map(
    ([, file = '']) => file,
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

test('nobody else learns what there is, and where there is no screen nothing comes', async () => {
  expect(await filesOf('/dzialki', '')).toEqual([]);
  expect(await filesOf('/nie-ma-takiej-strony')).toEqual([]);
  expect(await filesOf('/dzialki%2f..%2fliczniki')).toEqual([]);
  expect(await filesOf('/api/garden')).toEqual([]);
});
