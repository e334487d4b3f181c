import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdministrator, resetPassword, resetSecondFactor } from '#src/admin/administer.ts';
import { deletedLines } from '#src/admin/report-deleted.ts';
import { listDeleted } from '#src/audit/deleted-records.ts';
import { undelete } from '#src/audit/undelete.ts';
import { commandLine } from '#src/core/change/audit-entry.ts';
import type { DatabaseUrls } from '#src/core/database/server/database-server.ts';
import { auditOf } from '#test/audit-trail.ts';
import { addLogin, addParty, addSecondFactor, testPassword } from '#test/factories.ts';
import { programEnvironment } from '#test/program-environment.ts';
import { type ServedApp, serveApp } from '#test/serve-app.ts';
import { createTestClient } from '#test/test-client.ts';
import { databaseEnvironment } from '#test/test-cluster.ts';
import { createTestDatabase } from '#test/test-database.ts';

let app: ServedApp;
let database: DatabaseUrls;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await serveApp({ databaseUrl: database.url });
});
afterAll(() => app.close());

const program = fileURLToPath(new URL('../../src/admin/admin.cli.ts', import.meta.url));
const execute = promisify(execFile);

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the command as an operator does, beside the running application. */
async function admin(...args: string[]): Promise<Outcome> {
  const env = { ...programEnvironment, ...databaseEnvironment(database) };
  return execute(process.execPath, [program, ...args], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: Outcome) => error,
  );
}

const password = ({ stdout }: Outcome) => /hasło: (\S+)/.exec(stdout)?.[1] ?? '';
const signIn = async (loginId: string, typed: string) => {
  const client = createTestClient(app.origin);
  const { status } = await client.signIn(loginId, typed);
  return { client, status };
};

describe('npm run admin', () => {
  it('makes an administrator with a password that is shown once', async () => {
    const made = await admin('create', 'Prezes1');
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(password(made)).toMatch(/^[A-HJ-NP-Za-km-z1-9]{20}$/);
    const { client, status } = await signIn('prezes1', password(made));
    expect(status).toBe(204);
    expect((await client.get('/api/session/info')).body).toMatchObject({
      securityRoles: ['ROLE_ADMIN'],
      user: { displayName: 'Prezes1' },
    });

    await expect(createAdministrator(app.db, 'PREZES1')).rejects.toThrow(
      'Ta nazwa użytkownika jest już zajęta. Wybierz inną.',
    );
  });

  it('sets a new password and ends the sessions', async () => {
    const { loginId } = await addLogin(app.db, { role: 'ROLE_USER' });
    const { client } = await signIn(loginId, testPassword);
    const reset = await resetPassword(app.db, loginId.toUpperCase());
    expect(reset.password).toHaveLength(8);
    expect((await client.get('/api/session/sessions')).status).toBe(401);
    expect((await signIn(loginId, testPassword)).status).toBe(401);
    expect((await signIn(loginId, reset.password)).status).toBe(204);
    const entries = await app.db
      .selectFrom('auditEntry')
      .select(['action', 'actor'])
      .where('action', '=', 'set-password')
      .execute();
    expect(entries).toEqual([{ action: 'set-password', actor: 'administrator komputera' }]);
  });

  it('shows a new password once, leaves a disabled login disabled, and says so', async () => {
    const { loginId } = await addLogin(app.db, { role: 'ROLE_USER', enabled: false });
    const reset = await admin('reset-password', loginId);
    expect(reset).toMatchObject({ code: 0, stderr: '' });
    expect(password(reset)).toHaveLength(8);
    expect(reset.stdout).toContain('Ten login jest wyłączony');
    expect((await signIn(loginId, password(reset))).status).toBe(401);
  });

  it('takes the second factor of a lost phone away, and ends the sessions', async () => {
    const { id, loginId } = await addLogin(app.db);
    const { client } = await signIn(loginId, testPassword);
    await addSecondFactor(app.db, id);
    expect((await signIn(loginId, testPassword)).status).toBe(401);
    expect(await admin('reset-second-factor', loginId)).toMatchObject({ code: 0, stderr: '' });
    expect((await client.get('/api/session/sessions')).status).toBe(401);
    expect((await signIn(loginId, testPassword)).status).toBe(204);
    const entries = await auditOf(app.db, 'login', id);
    expect(entries).toContainEqual(
      expect.objectContaining({ action: 'reset-second-factor', actor: 'administrator komputera' }),
    );
    await expect(resetSecondFactor(app.db, loginId)).rejects.toThrow(
      `Login „${loginId}” nie ma włączonego logowania z kodem.`,
    );
  });

  it('lists what was deleted and brings it back', async () => {
    const { id } = await addParty(app.db, { firstName: 'Zofia', lastName: 'Łąka\u001b[2J' });
    const { loginId } = await addLogin(app.db, { role: 'ROLE_TREASURER' });
    const { client } = await signIn(loginId, testPassword);
    await client.delete(`/api/party/delete/${id}`);

    const { stdout } = await admin('deleted');
    // A name may hold what would clear the operator's screen.
    expect(stdout).toContain('podmiot „Łąka\\u001b[2J Zofia”');
    const number = /^\S{36}/m.exec(stdout)?.[0] ?? '';
    expect(await admin('undelete', number)).toMatchObject({
      code: 0,
      stdout: 'Przywrócono: podmiot „Łąka\\u001b[2J Zofia”.\n',
    });
    expect((await client.get(`/api/party/get/${id}`)).status).toBe(200);
    expect(deletedLines(await listDeleted(app.db))).toEqual(['Nie ma nic do przywrócenia.']);
    const again = undelete(app.db, { recordId: number, actor: commandLine });
    await expect(again).rejects.toThrow(`Nie ma nic do przywrócenia o numerze „${number}”.`);
  });

  it('refuses a name that is none, or that nobody has, in one sentence', async () => {
    const made = createAdministrator(app.db, 'jan.k');
    await expect(made).rejects.toThrow('Login powinien składać się wyłącznie z liter i cyfr.');
    expect(await admin('reset-password', 'nikt')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'Nie ma użytkownika o nazwie „nikt”. Sprawdź nazwę.\n',
    });
  });
});
