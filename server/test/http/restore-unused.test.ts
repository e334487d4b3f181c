import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { backUp } from '#src/backup/back-up.ts';
import { restore } from '#src/backup/restore.ts';
import { bringUpToDate } from '#src/core/schema/bring-up-to-date.ts';
import { addLogin, testPassword } from '#test/factories.ts';
import { everyRow, installationOf } from '#test/installation.ts';
import { startTestApp, startTestAppOnce, type TestApp } from '#test/test-app.ts';

const app = await startTestApp();
const archive = join(app.dataDir, 'kopia.tar');
beforeAll(async () => backUp(await installationOf(app), archive));

/** An installation with its first administrator, a login of nobody, who has just signed in. */
async function startInstallation() {
  const there = await startTestAppOnce();
  const { loginId } = await addLogin(there.db, { role: 'ROLE_ADMIN', partyId: null });
  const admin = there.anonymous();
  expect((await admin.signIn(loginId, testPassword)).status).toBe(204);
  return { there, admin };
}

/** Brings the archive back in place of what an application works on. */
async function restoreInto(there: TestApp) {
  const target = await installationOf(there);
  await restore(target, archive, { replace: false });
  await bringUpToDate(target);
}

it('an installation that was only started and looked at takes an archive', async () => {
  const { there, admin } = await startInstallation();
  expect((await admin.send('/api/garden/export?format=csv')).status).toBe(200);
  await restoreInto(there);
  expect(await everyRow(there.db)).toEqual(await everyRow(app.db));
});

it.each([
  ['a sector has another name', 'sector', { id: '2', name: 'Łąki' }],
  ['the settings were saved', 'settings', { name: 'ROD Malwa', publicSite: false }],
])('one in which %s does not, and stays as it is', async (_, area, change) => {
  const { there, admin } = await startInstallation();
  expect((await admin.put(`/api/${area}/update`, change)).status).toBe(204);
  const before = await everyRow(there.db);
  await expect(restoreInto(there)).rejects.toThrow(/^W programie są już dane\. .* --replace/);
  expect(await everyRow(there.db)).toEqual(before);
});
