import { expect, it } from 'vitest';
import { sendBadInput } from '#test/open-api/send-bad-input.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();

it('twenty thousand requests, good and bad, are answered as OpenAPI says', async () => {
  const { faults, seed, rows } = await sendBadInput(app, 20_000);
  expect(faults.slice(0, 50), `BAD_INPUT_SEED=${seed}`).toEqual([]);
  expect(rows).toBeGreaterThan(20);
});
