import { startEmbeddedPostgres } from '@grzadka/postgres/embedded-postgres';
import { findFreePort } from '@grzadka/postgres/free-port';
import { newDataDir } from '@grzadka/postgres/test/data-folder';
import { expect, inject, it, onTestFinished } from 'vitest';
import { openNetworkHole } from '#test/network-hole.ts';
import { createTestClient } from '#test/test-client.ts';
import { databaseEnvironment } from '#test/test-cluster.ts';
import { preparedDataDir } from './prepared-data-dir.ts';
import { startProgram } from './program.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How many processes the programs have that are tried. */
    processesOfSilence: readonly number[];
  }
}

/** A database server beside the program, whose database is up to date. */
async function databaseBeside() {
  const postgres = await startEmbeddedPostgres({ dataDir: await preparedDataDir() });
  onTestFinished(() => postgres.stop());
  return { url: postgres.applicationUrl('grzadka'), ownerUrl: postgres.ownerUrl('grzadka') };
}

it('a database that falls silent as soon as the program is ready is outlasted', async () => {
  const outlast = async (processes: number) => {
    const { url, ownerUrl } = await databaseBeside();
    const hole = await openNetworkHole(url);
    onTestFinished(() => hole[Symbol.asyncDispose]());
    const port = await findFreePort();
    const program = startProgram({
      env: {
        ...databaseEnvironment({ url: hole.url, ownerUrl }),
        DATA_DIR: newDataDir(),
        PORT: `${port}`,
        WEB_CONCURRENCY: `${processes}`,
      },
    });
    const readiness = () =>
      fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
        ({ status }) => status,
        () => 'refused',
      );
    // Just before it serves; to ask for all of its start is work beside it.
    await program.line(/hasło:/);
    await expect.poll(readiness, { interval: 5 }).toBe(200);
    hole.cut();
    const client = createTestClient(await program.address());
    // After as long as any statement waits for its answer.
    expect((await client.signIn('admin', 'nie-to')).status).toBe(503);
    hole.mend();
    await expect.poll(readiness).toBe(200);
    program.kill('SIGTERM');
    expect(await program.ended).toMatchObject({ code: 0, stderr: '' });
  };
  await Promise.all(inject('processesOfSilence').map(outlast));
});
