import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { StorageUsage } from '@grzadka/contract/system/storage.model';
import { databasePid } from '@grzadka/postgres/test/data-folder';
import { expect, it } from 'vitest';
import { startUpload } from '#test/raw-upload.ts';
import { createTestClient } from '#test/test-client.ts';
import { preparedDataDir } from './prepared-data-dir.ts';
import { startProgram } from './program.ts';

/** Asks on a connection of its own, so that another process has its turn. */
async function ask(
  address: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status?: number; body: string }> {
  const call = request(`${address}${path}`, { agent: false, headers }).end();
  const [reply] = (await once(call, 'response')) as [IncomingMessage];
  const body = await text(reply);
  return reply.statusCode === undefined ? { body } : { status: reply.statusCode, body };
}

/** The process in a line of the log that says that one serves. */
function servingIn(line: string): number {
  return Number(/"serving":(\d+)/.exec(line)?.[1]);
}

it('several processes behind one port: together in the figures, replaced when killed, ended in order', async () => {
  const dataDir = await preparedDataDir();
  const password = 'Zielona-grządka-7';
  const program = startProgram({
    env: { DATA_DIR: dataDir, WEB_CONCURRENCY: '2', ADMIN_PASSWORD: password },
  });
  const address = await program.address();
  const first = servingIn(await program.line(/a process serves/));
  const second = servingIn(await program.line(new RegExp(`"serving":(?!${first}\\b)\\d+.*serves`)));

  for (let i = 0; i < 6; i++) expect((await ask(address, '/api/health/live')).status).toBe(200);
  const { body: figures } = await ask(address, '/metrics');
  expect(figures).toMatch(/request_duration_seconds_count\{.*part="health".*\} 6$/m);

  // Each process that is asked reports an upload, though one of them has it.
  const admin = createTestClient(address);
  await admin.signIn('admin', password);
  const cookie = admin.cookie();
  const upload = startUpload({ origin: address }, cookie);
  await upload.write(Buffer.alloc(100_000, 'x'));
  const uploads = async () => {
    const { body } = await ask(address, '/api/system/storage', { cookie });
    return (JSON.parse(body) as StorageUsage).uploads;
  };
  await expect.poll(uploads).toEqual({ count: 1, bytes: 100_000 });
  expect(await uploads()).toEqual({ count: 1, bytes: 100_000 });
  await upload.abort();
  await expect.poll(uploads).toEqual({ count: 0, bytes: 0 });

  // A terminal sends the signal to every process; only the main one ends them.
  process.kill(first, 'SIGINT');
  process.kill(second, 'SIGKILL');
  await program.line(/zakończył się nagle/);
  expect((await ask(address, '/api/health/ready')).status).toBe(200);
  await program.line(new RegExp(`"serving":(?!${first}\\b|${second}\\b)\\d+.*serves`));
  for (let i = 0; i < 4; i++) expect((await ask(address, '/api/health/ready')).status).toBe(200);

  program.kill('SIGTERM');
  const { stdout, ...ended } = await program.ended;
  expect(ended).toMatchObject({ code: 0, stderr: '' });
  expect(stdout.match(/zakończył się nagle/g)).toHaveLength(1);
  expect(() => process.kill(first, 0)).toThrow('ESRCH');
  expect(databasePid(dataDir)).toBeNull();
});
