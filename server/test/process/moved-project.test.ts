import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { endpoints } from '#test/every-endpoint.ts';
import { operationsOf, readOpenApi } from '#test/open-api/document.ts';
import { requestUnderName } from '#test/request-under-name.ts';
import { createTestClient } from '#test/test-client.ts';
import { movedProject, prepare, projectRoot } from './moved-project.ts';
import { openRunning } from './open-running.ts';
import { preparedDataDir } from './prepared-data-dir.ts';
import { startUnderNpm } from './program.ts';

const password = 'Zielona-grządka-7';
const siteHost = 'ogrod.example.pl';

it('a built folder is moved, and npm start serves from where it lies now', async () => {
  const folder = await movedProject();
  expect(await prepare(folder)).toBe('');
  await appendFile(join(folder, 'web/dist/index.html'), '<!-- moved -->');
  await writeFile(join(folder, 'server/migrations/9999_moved.sql'), 'create table moved ();');

  const dataDir = await preparedDataDir();
  const env = {
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: password,
    BACKUP_DIR: 'off',
    SITE_URL: `https://${siteHost}`,
  };
  const origin = await startUnderNpm(env, folder).address();
  const client = createTestClient(origin);
  // As it is, which no browser asks for, who take it compressed.
  const start = await requestUnderName({ origin }, { host: 'localhost', path: '/' });
  expect(start.body).toContain('<!-- moved -->');
  expect(operationsOf(await readOpenApi(client)).length).toBe(endpoints.length);
  const { db } = await openRunning(dataDir);
  const { rows } = await sql`select to_regclass('moved') is not null as found`.execute(db);
  expect(rows).toEqual([{ found: true }]);

  // What only fails where a text cannot be read, in the program that npm start runs.
  const site = await requestUnderName({ origin }, { host: siteHost, path: '/%zz' });
  expect([site.status, site.body.slice(0, 15)]).toEqual([404, '<!doctype html>']);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = `username=adm%ffin&password=${encodeURIComponent(password)}`;
  const login = { method: 'POST', headers: form, body } as const;
  expect((await client.request('/api/session/login', login)).status).toBe(400);
  expect((await client.signIn('admin', password)).status).toBe(204);
  expect((await client.get('/api/garden?phrase=%ff%fe')).status).toBe(400);
});

it('nothing that is built names the folder in which it was built', async () => {
  const built = join(projectRoot, 'web/dist');
  const files = (await readdir(built, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && !/\.(br|gz|woff2|png)$/.test(entry.name),
  );
  expect(files.length).toBeGreaterThan(10);
  const naming: string[] = [];
  for (const { parentPath, name } of files) {
    const text = await readFile(join(parentPath, name), 'utf8');
    if (text.includes(projectRoot)) naming.push(name);
  }
  expect(naming).toEqual([]);
});
