import { expect, it } from 'vitest';
import { chosenSeed, keptSeeds, sendBadInput } from '#test/open-api/send-bad-input.ts';
import { startTestAppOnce } from '#test/test-app.ts';

it.each([...new Set([...keptSeeds, chosenSeed()])])(
  'twenty thousand requests, good and bad, are answered as OpenAPI says: seed %i',
  async (seed) => {
    const { faults, rows } = await sendBadInput(await startTestAppOnce(), {
      requests: 20_000,
      seed,
    });
    expect(faults.slice(0, 50), `BAD_INPUT_SEED=${seed}`).toEqual([]);
    expect(rows).toBeGreaterThan(20);
  },
);
