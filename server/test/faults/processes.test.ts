import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { databasePid, newDataDir } from '@grzadka/postgres/test/data-folder';
import { expect, inject, it } from 'vitest';
import { errorCode } from '#src/core/errors/error-code.ts';
import { startProgram } from '#test/process/program.ts';
import { createEmptyDatabase, databaseEnvironment } from '#test/test-cluster.ts';

const processes = { WEB_CONCURRENCY: '2' };

/** The processes that a process has started. */
function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.trim().split(' ').filter(Boolean).map(Number);
}

function killUnlessGone(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

// How else it would learn of them before they serve, which takes its time on a busy machine.
it.runIf(process.platform === 'linux')(
  'processes that end again and again are not replaced for ever: the program says so and ends',
  async () => {
    const urls = await createEmptyDatabase(inject('testCluster'));
    const env = { DATA_DIR: newDataDir(), ...databaseEnvironment(urls), ...processes };
    const program = startProgram({ env });
    await program.address();
    const killing = setInterval(() => {
      for (const pid of childrenOf(program.pid)) killUnlessGone(pid);
    }, 20);
    await program.line(/Kończę pracę/).finally(() => clearInterval(killing));
    const { code, stderr } = await program.ended;
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr:
        'Procesy programu kończą się raz po raz, ponad 5 razy w ciągu minuty: przyczyna jest w logu.\n',
    });
  },
);

it('told to end twice, the processes let go of what is still under way', async () => {
  const dataDir = newDataDir();
  const program = startProgram({ env: { DATA_DIR: dataDir, DRAIN_SECONDS: '300', ...processes } });
  const address = await program.address();
  const call = request(`${address}/api/session/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': 10,
      expect: '100-continue',
    },
  });
  call.flushHeaders();
  await once(call, 'continue');
  const broken = once(call, 'error');

  program.kill('SIGTERM');
  await expect.poll(() => isReady(address)).toBe(false);
  // What comes within a second counts as the same request.
  const hurry = setInterval(() => program.kill('SIGTERM'), 500);
  expect(await program.ended).toMatchObject({ code: 0, stderr: '' });
  clearInterval(hurry);
  await broken;
  expect(databasePid(dataDir)).toBeNull();
});

async function isReady(address: string): Promise<boolean> {
  return (await fetch(`${address}/api/health/ready`)).ok;
}
