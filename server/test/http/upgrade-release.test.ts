import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ListPage } from '@grzadka/contract/core/list/list';
import { expect, it, onTestFinished } from 'vitest';
import type { Manifest } from '#src/backup/archive/archive-format.ts';
import { loadArchive } from '#src/backup/archive/load-archive.ts';
import { checkArchive } from '#src/backup/archive/read-archive.ts';
import { openOneConnection } from '#src/backup/one-connection.ts';
import { readConfig } from '#src/core/config/config.ts';
import { openFolderStorage } from '#src/core/storage/folder-storage.ts';
import { sessionCookie } from '#src/session/session-cookie.ts';
import { updateDatabase } from '#src/update-database.ts';
import { download } from '#test/documents.ts';
import { addLogin, addSession } from '#test/factories.ts';
import { databaseOf } from '#test/old-database.ts';
import { serveApp } from '#test/serve-app.ts';
import { createTestClient } from '#test/test-client.ts';
import { temporaryFolder } from '#test/test-storage.ts';

// An archive for each release, with all that it has left in its database and storage.
const kept = fileURLToPath(new URL('../archives/', import.meta.url));
const newest = join(kept, (await readdir(kept)).toSorted().at(-1) ?? '');

/** A list of the application, and the table whose rows it shows. */
const lists = {
  '/api/garden': 'garden',
  '/api/meter': 'meter',
  '/api/party': 'party',
  '/api/news': 'news',
  '/api/notice': 'notice',
  '/api/file': 'document',
  '/api/page/wladze/versions': 'page_version',
};

/** Database and storage as that release left them. */
async function leftBy(path: string, manifest: Manifest) {
  const database = await databaseOf(manifest.schema);
  const folder = await temporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  const storage = openFolderStorage(join(folder.path, 'storage'));
  await using connection = await openOneConnection(database.ownerUrl);
  const { client } = connection;
  await connection.db.transaction().execute((trx) =>
    loadArchive({
      trx,
      client,
      path,
      manifest,
      putObject: (key, { content, size }) => storage.put(key, content, size),
    }),
  );
  return { database, dataDir: folder.path };
}

it('the data of the last release open in this one, in every area', async () => {
  const manifest = await checkArchive(newest);
  const rows = new Map(manifest.tables.map((table) => [table.name, table.rows]));
  // A sample that says nothing of a table proves nothing of it.
  expect([...rows].filter(([, count]) => count === 0)).toEqual([]);

  const { database, dataDir } = await leftBy(newest, manifest);
  const env = { DATA_DIR: dataDir };
  await updateDatabase(database, readConfig(env), () => {});
  const app = await serveApp({ databaseUrl: database.url, env });
  onTestFinished(() => app.close());
  const { id } = await addLogin(app.db, { role: 'ROLE_ADMIN', partyId: null });
  const cookies = { [sessionCookie]: await addSession(app.db, id) };
  const client = createTestClient(app.origin, cookies);
  for (const [path, table] of Object.entries(lists)) {
    const { body } = await client.get<ListPage<unknown>>(path);
    expect(body.totalItems, path).toBe(rows.get(table));
  }
  const { body } = await client.get<ListPage<{ id: string }>>('/api/file');
  const { bytes } = await download(client, body.items[0]?.id ?? '');
  expect(bytes.toString()).toBe('Regulamin ogrodu');
});
