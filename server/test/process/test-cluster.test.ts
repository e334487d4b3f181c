import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { execute } from '#test/test-cluster.ts';

const source = new URL('../test-cluster.ts', import.meta.url);
const code = `import(${JSON.stringify(source)}).then(async ({ startTestCluster }) => {
  const { urls } = await startTestCluster();
  console.log(urls.url);
})`;

it('the cluster of a test run that is killed ends by itself', async () => {
  const killed = spawn(process.execPath, ['--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void killed.kill('SIGKILL'));
  const [output = '']: string[] = await once(killed.stdout.setEncoding('utf8'), 'data');
  const url = output.trim();
  await execute(url, 'select 1');
  killed.kill('SIGKILL');
  const failure = () =>
    execute(url, 'select 1').then(
      () => null,
      (error: NodeJS.ErrnoException) => error.code,
    );
  await expect.poll(failure).toBe('ECONNREFUSED');
});
