import { sampleContext, sampleDevice } from '@grzadka/contract/test/samples/verdict-context';
import { expect, test } from 'vitest';
import { judgeLine } from './judge-line.ts';
import { beforeText, usageText } from './sheet.text.ts';

const now = new Date('2026-11-14T12:00:00.000Z');
const judge = (typed: string, facts = {}, measuredAt: string | null = null) =>
  judgeLine(typed, sampleContext(facts), { measuredAt, now });
const used = (typed: string, facts = {}) => usageText(judge(typed, facts), 'WaterMeter');

test('beside a value stands what was used since, and what is usual in that time', () => {
  expect(used('123,1')).toBe('+3,1\u00A0m³, zwykle\u00A06');
  expect(used('')).toBe('zwykle 6\u00A0m³');
  expect(used('119')).toBe('zwykle 6\u00A0m³');
  expect(used('123,1', { usual: null })).toBe('+3,1\u00A0m³');
  // In the meter's unit, whatever the dial counts.
  expect(used('123,1', { installations: [sampleDevice({ multiplier: 10 })] })).toBe(
    '+31\u00A0m³, zwykle\u00A06',
  );
});

test('a value is judged at the time of the sheet', () => {
  const past = '2026-10-25T10:00:00.000Z';
  expect(usageText(judge('121', {}, past), 'WaterMeter')).toBe('+1\u00A0m³, zwykle\u00A02');
  const later = '2026-11-14T13:00:00.000Z';
  expect(judge('121', {}, later).findings).toMatchObject([{ code: 'future' }]);
  // By a clock behind the server's a value that is read now comes after what was read before.
  const behind = new Date('2026-10-15T11:00:00.000Z');
  const { findings } = judgeLine('120.5', sampleContext(), { measuredAt: null, now: behind });
  expect(findings).toMatchObject([{ code: 'duplicate-day' }]);
});

test('after an exchange the new device and its first value are told, and judged from', () => {
  const old = { id: 'old', removedAt: '2026-11-01T12:00:00.000Z', lastValue: 130 };
  const present = { installedAt: '2026-11-01T12:00:00.000Z', firstValue: 2, serialNumber: 'N-1' };
  const installations = [sampleDevice(old), sampleDevice(present)];
  const line = judge('5', { installations, measurements: [] });
  expect(beforeText(line, 'WaterMeter')).toBe('2\u00A0m³ (nowy licznik, 2026.11.01)');
  expect(line).toMatchObject({ serialNumber: 'N-1', used: 3, findings: [] });
});
