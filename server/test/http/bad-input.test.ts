import { expect, inject, it } from 'vitest';
import { sendBadInput } from '#test/open-api/send-bad-input.ts';
import { startTestApp } from '#test/test-app.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How many random requests are sent. */
    anyRequests: number;
  }
}
const requests = inject('anyRequests');

const app = await startTestApp();

it('random requests, good and bad, are answered as OpenAPI says, and nothing half is stored', async () => {
  const { faults, seed, statuses, rows } = await sendBadInput(app, { requests });
  expect(faults, `BAD_INPUT_SEED=${seed}`).toEqual([]);
  // They are neither all refused nor all taken.
  for (const status of [200, 201, 204, 400, 401, 403, 404]) {
    expect(statuses.get(status), `of ${status}, BAD_INPUT_SEED=${seed}`).toBeGreaterThan(0);
  }
  expect(rows).toBeGreaterThan(10);
});
