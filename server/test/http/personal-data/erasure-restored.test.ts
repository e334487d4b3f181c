import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { backUp } from '#src/backup/back-up.ts';
import { restore } from '#src/backup/restore.ts';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { bringUpToDate } from '#src/core/schema/bring-up-to-date.ts';
import { eraseDue } from '#src/personal-data/erasure/erase-due.ts';
import {
  erasedListFolder,
  listFolders,
  replayErasures,
  writeErasedList,
} from '#src/personal-data/erasure/erased-list.ts';
import { addFormer, whereStands } from '#test/former-holders.ts';
import { emptyInstallation, installationOf } from '#test/installation.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { url, ownerUrl } = await createTestDatabase();
const app = await startTestAppOn(url);
const owner = openDatabase(ownerUrl, { max: 2 });
afterAll(() => closeDatabase(owner));
const needs = { owner: owner.db, storage: app.storage, dataDir: app.dataDir };
const folder = erasedListFolder(app.config);
const fileName = 'grzadka-usuniete.json';

async function eraseNow(mark: string): Promise<string> {
  const admin = await app.as('ROLE_ADMIN');
  const { id } = await addFormer(app, mark, { posted: '2018-05-10' });
  const asked = { partyId: id, ground: 'objection', askedOn: '2026-11-01', askedBy: 'person' };
  const { body } = await admin.post<{ id: string }>('/api/personal-data/erase', asked);
  return body.id;
}

it('an older backup brings nobody back, by a list beside it that holds no data', async () => {
  const admin = await app.as('ROLE_ADMIN');
  const people = [];
  for (const mark of ['Odłożony', 'Bezadresowy', 'Bezimienny', 'Zostający']) {
    people.push((await addFormer(app, mark, { posted: '2018-05-10' })).id);
  }
  const archive = join(app.dataDir, 'kopia.tar');
  await backUp(await installationOf(app), archive);
  for (const partyId of people.slice(0, 3)) {
    const asked = { partyId, ground: 'objection', askedOn: '2026-11-01', askedBy: 'person' };
    expect((await admin.post('/api/personal-data/erase', asked)).status).toBe(201);
  }
  // Whoever is held is on the list from the request on.
  expect(JSON.parse(await readFile(join(folder, fileName), 'utf8'))).toHaveLength(3);
  await sql`update erasure set held_thru = '2020-01-01' where party_id <> ${people[0] ?? ''}`.execute(
    app.db,
  );
  await eraseDue(needs, { phases: ['contact'] });
  const { rows } = await sql<{
    id: string;
  }>`select id from erasure where party_id = ${people[2] ?? ''}`.execute(app.db);
  await eraseDue(needs, { which: rows.map(({ id }) => id), phases: ['name'] });
  await writeErasedList(app.db, folder);
  const list = await readFile(join(folder, fileName), 'utf8');
  for (const mark of ['Odłożony', 'Bezadresowy', 'Bezimienny']) expect(list).not.toContain(mark);

  const there = await emptyInstallation();
  await restore(there, archive, { replace: false });
  await bringUpToDate(there);
  expect((await whereStands(there.db, 'bezimienny')).length).toBeGreaterThan(5);
  const thereNeeds = { owner: there.db, storage: there.storage, dataDir: there.dataDir };
  // The list lies beside the archive, too, where that was copied to another computer.
  const elsewhere = join(there.dataDir, 'kopia.tar');
  await copyFile(join(folder, fileName), join(dirname(elsewhere), fileName));
  const folders = listFolders({ backupDir: null, dataDir: there.dataDir }, elsewhere);
  expect(await replayErasures(thereNeeds, folders)).toBe(3);

  expect(await whereStands(there.db, 'bezimienny')).toEqual([]);
  expect(await whereStands(there.db, 'bezadresowy')).toEqual(['erasure']);
  const { rows: parties } = await sql<{ name: string }>`
    select name from party where id = any(${people}::uuid[]) order by name
  `.execute(there.db);
  expect(parties.map(({ name }) => name)).toEqual([
    'Osoba usunięta 1',
    'Osoba usunięta 2',
    'Osoba usunięta 3',
    'Zostający ImięZostający',
  ]);
  // Done once more it changes nothing.
  expect(await replayErasures(thereNeeds, folders)).toBe(0);
});

it('who is on the list and not in the database stays on the list, and a list that cannot be read is no empty one', async () => {
  const id = await eraseNow('Przyszły');
  const path = join(folder, fileName);
  const before = await readFile(path, 'utf8');
  // As after the restore of a backup from before there was such a person.
  await sql`update erasure set state = 'cancelled', kept = null, cancelled_at = now(), party_id = null where id = ${id}`.execute(
    app.db,
  );
  await writeErasedList(app.db, folder);
  expect(JSON.parse(await readFile(path, 'utf8'))).toHaveLength(JSON.parse(before).length);
  await writeFile(path, 'x');
  await expect(replayErasures(needs, [folder])).rejects.toThrow(/JSON/);
  await writeFile(path, before);
});
