import { expect, it } from 'vitest';
import { estimatedValue } from './estimated-value.ts';
import { unknownInstallation } from './unknown-installation.ts';
import { exactUsualRate } from './usual-rate.ts';
import type { VerdictContext } from './verdict-context.ts';

const device = { ...unknownInstallation, id: 'device' };

function reading(day: string, value: number): VerdictContext['measurements'][number] {
  return {
    id: day,
    installationId: 'device',
    value,
    measuredAt: `${day}T10:00:00.000Z`,
    measuredBy: { firstName: null, lastName: null },
    channel: 'office',
    rolledOver: false,
  };
}

const readings = [reading('2026-04-15', 120), reading('2026-10-15', 162.6)];

function estimate(
  instant: string,
  { measurements = readings, facts = {} }: { measurements?: typeof readings; facts?: object } = {},
) {
  const installations = [{ ...device, ...facts }];
  const context = { active: true, installations, measurements, usual: null, charged: null };
  return estimatedValue(instant, context, exactUsualRate(measurements, installations))?.value;
}

it('is the last value and the usual for each day since: 162.600 + 182 × 42.6/183 = 204.967', () => {
  expect(estimate('2027-04-15T10:00:00.000Z')).toBe(204.967);
});

it('counts whole days, whatever the time of day', () => {
  expect(estimate('2027-04-14T23:00:00.000Z')).toBe(204.967);
});

it('divides what is usual by the multiplier', () => {
  expect(estimate('2027-04-15T10:00:00.000Z', { facts: { multiplier: 40 } })).toBe(204.967);
});

it('rounds a half up', () => {
  const measurements = [reading('2026-10-01', 1), reading('2026-10-03', 1.001)];
  expect(estimate('2026-10-04T10:00:00.000Z', { measurements })).toBe(1.002);
});

it.each([
  ['nothing shows what is usual', '2027-04-15T10:00:00.000Z', { measurements: readings.slice(1) }],
  ['it was read on that day', '2026-10-15T20:00:00.000Z', {}],
  ['the dial ends before', '2033-04-15T10:00:00.000Z', { facts: { digits: 2 } }],
  [
    'no device is there',
    '2027-04-15T10:00:00.000Z',
    { facts: { removedAt: '2027-01-01T10:00:00.000Z', lastValue: 180 } },
  ],
])('there is none where %s', (_, instant, given) => {
  expect(estimate(instant, given)).toBeUndefined();
});
