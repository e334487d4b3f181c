import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { onTestFinished } from 'vitest';

/** A proxy as they stand before several instances. */
export interface ReadyProxy {
  readonly origin: string;
  /** Adds an instance, which gets its share once it says that it is ready. */
  add(origin: string): void;
}

interface Target {
  readonly origin: string;
  isReady: boolean;
}

const checkMilliseconds = 100;

/**
 * Starts a proxy that hands each request to the next of the instances that were ready at the last look.
 * What fails on the way is a 502, and is not tried again.
 */
export async function startReadyProxy(): Promise<ReadyProxy> {
  const targets: Target[] = [];
  let turn = 0;
  const server = createServer((incoming, reply) => {
    const ready = targets.filter(({ isReady }) => isReady);
    turn += 1;
    const target = ready[turn % ready.length];
    const fail = () => void reply.writeHead(502).end();
    if (target === undefined) return fail();
    const { method, headers, url } = incoming;
    const options = { method, headers: { ...headers, connection: 'close' }, agent: false };
    const passedOn = request(`${target.origin}${url}`, options, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    passedOn.on('error', fail);
    incoming.pipe(passedOn);
  });
  const look = async (target: Target) => {
    target.isReady = await fetch(`${target.origin}/api/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
  };
  const looking = setInterval(() => {
    for (const target of targets) void look(target);
  }, checkMilliseconds);
  onTestFinished(() => {
    clearInterval(looking);
    server.close();
    server.closeAllConnections();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    add: (origin) => void targets.push({ origin, isReady: false }),
  };
}
