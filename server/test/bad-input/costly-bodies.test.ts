import { env } from 'node:process';
import { expect, it } from 'vitest';
import { longestHold } from '#test/longest-hold.ts';
import { costlyRequestsOf, type KnownSchemas } from '#test/open-api/costly-requests.ts';
import { operationsOf, readOpenApi } from '#test/open-api/document.ts';
import { type PreparedRequest, sendRequest } from '#test/open-api/send-request.ts';
import { createWorld, type World } from '#test/open-api/world.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();

/** The longest that one request may keep others waiting, in milliseconds of processor time. */
const longest = 100;

/** How often a request is sent that took longer: what the compiler or the collector did is gone the next time. */
const tries = 3;

/** Of a machine that is busy, too. */
const timeout = 2 * 3_600_000;

it('no body of any call holds the program for long, whatever it is made of', {
  timeout,
}, async () => {
  const document = await readOpenApi(app.anonymous());
  const world = await createWorld(app);
  const only = env['COSTLY_CALL'] ?? '';
  const costliest: Held[] = [];
  const known: KnownSchemas = new Map();
  let bodies = 0;
  for (const operation of operationsOf(document)) {
    const call = `${operation.method} ${operation.path}`;
    if (!call.includes(only)) continue;
    const ofCall: Held[] = [];
    for (const { request, about } of costlyRequestsOf(operation, { seed: 1, known })) {
      ofCall.push({ call, about, ...(await holdOf(world, request)) });
    }
    bodies += ofCall.length;
    const most = ofCall.toSorted((a, b) => b.held - a.held).slice(0, 3);
    for (const { held, status, about: what } of most) {
      process.stdout.write(`${Math.round(held)} ms ${call} ${status} ${what}\n`);
    }
    costliest.push(...most);
  }
  process.stdout.write(`${bodies} bodies\n`);
  expect(bodies).toBeGreaterThan(0);
  expect(costliest.filter(({ held }) => held > longest)).toEqual([]);
});

interface Held {
  readonly call: string;
  readonly about: string;
  readonly held: number;
  readonly status: number;
}

async function holdOf(
  world: World,
  request: PreparedRequest,
): Promise<Pick<Held, 'held' | 'status'>> {
  let held = Infinity;
  let status = 0;
  for (let left = tries; left > 0 && held > longest; left -= 1) {
    const again = await longestHold(async () => {
      ({ status } = await sendRequest(world, request));
    });
    held = Math.min(held, again);
  }
  return { held, status };
}
