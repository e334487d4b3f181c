import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { databasePid } from '@grzadka/postgres/test/data-folder';
import { describe, expect, it } from 'vitest';
import { preparedDataDir } from './prepared-data-dir.ts';
import { startProgram, startUnderNpm } from './program.ts';

const body = 'username=nikt&password=niczego-nie-wie';

/** A sign-in whose first half the server has taken and whose second half is still to be sent. */
async function halfASignIn(address: string): Promise<ClientRequest> {
  const call = request(`${address}/api/session/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': body.length,
      expect: '100-continue',
    },
  });
  call.flushHeaders();
  await once(call, 'continue');
  call.write(body.slice(0, 10));
  return call;
}

describe('the end of npm', () => {
  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'by %s ends the server and its database, although npm passes nothing on',
    async (signal) => {
      const dataDir = await preparedDataDir();
      const npm = startUnderNpm({ DATA_DIR: dataDir });
      await npm.address();
      npm.kill(signal);
      expect((await npm.ended).stdout).toContain('Kończę pracę');
      expect(databasePid(dataDir)).toBeNull();
    },
  );
});

describe('SIGTERM', () => {
  it('lets a running request finish, takes no new one, and ends the database', async () => {
    const dataDir = await preparedDataDir();
    const program = startProgram({ env: { DATA_DIR: dataDir } });
    const address = await program.address();
    const call = await halfASignIn(address);

    program.kill('SIGTERM');
    await program.line(/Kończę pracę/);
    await expect
      .poll(
        () =>
          fetch(address).then(
            () => 'answered',
            () => 'refused',
          ),
        { timeout: 20_000 },
      )
      .toBe('refused');

    const reply = Promise.withResolvers<IncomingMessage>();
    call.once('response', reply.resolve).once('error', reply.reject);
    call.end(body.slice(10));
    expect((await reply.promise).statusCode).toBe(401);
    expect(await program.ended).toMatchObject({ code: 0, stderr: '' });
    expect(databasePid(dataDir)).toBeNull();
  });

  it('during the start ends it in order too', async () => {
    const dataDir = await preparedDataDir();
    const program = startProgram({ env: { DATA_DIR: dataDir } });
    await program.line(/hasło:/);
    program.kill('SIGTERM');
    expect(await program.ended).toMatchObject({ code: 0, stderr: '' });
    expect(databasePid(dataDir)).toBeNull();
  });
});
