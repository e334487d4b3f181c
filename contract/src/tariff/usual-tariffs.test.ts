import { expect, test } from 'vitest';
import { usualTariff } from './usual-tariffs.ts';

const seeded = (place: number) => `019e0000-0000-7000-8000-${String(place).padStart(12, '0')}`;

test('what is there from the start has a method and a due day, but for interest and what a garden adds', () => {
  expect(usualTariff(seeded(1))?.terms.method).toBe('per-area');
  expect(usualTariff(seeded(11))?.terms.method).toBe('missing-reading');
  for (const none of [seeded(12), seeded(13), '019e1111-0000-7000-8000-000000000001', '']) {
    expect(usualTariff(none)).toBeUndefined();
  }
});
