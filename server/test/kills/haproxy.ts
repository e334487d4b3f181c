import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOnFreePort } from '@grzadka/postgres/free-port';
import { expect, onTestFinished } from 'vitest';

/** Whether HAProxy is installed on this machine. */
export function hasHaproxy(): boolean {
  try {
    execFileSync('haproxy', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts a HAProxy before the program's machines at these ports, as docs/scaling.md has it but for TLS, until the test is over. Gives
 * where it listens, once it answers.
 */
export async function startHaproxy(ports: readonly number[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'grzadka-haproxy-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { port } = await startOnFreePort(async (own) => {
    const file = join(folder, 'haproxy.cfg');
    await writeFile(file, configuration(own, ports));
    await run(file, own);
  });
  return `http://127.0.0.1:${port}`;
}

function configuration(own: number, ports: readonly number[]): string {
  const servers = ports.map(
    (port, index) => `  server machine${index + 1} 127.0.0.1:${port} check`,
  );
  return `
defaults
  mode http
  timeout connect 2s
  timeout check 10s
  timeout client 90s
  timeout server 90s
  retries 3
  option redispatch 1
frontend office
  bind 127.0.0.1:${own}
  default_backend machines
backend machines
  balance roundrobin
  option forwardfor
  option httpchk GET /api/health/ready
  default-server inter 1s fall 3 rise 1
${servers.join('\n')}
`;
}

async function run(file: string, own: number): Promise<void> {
  const proxy = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  const ended = once(proxy, 'exit');
  onTestFinished(async () => {
    proxy.kill('SIGKILL');
    await ended;
  });
  const answers = () =>
    fetch(`http://127.0.0.1:${own}/`).then(
      () => true,
      () => false,
    );
  await expect.poll(answers, { timeout: 30_000 }).toBe(true);
}
