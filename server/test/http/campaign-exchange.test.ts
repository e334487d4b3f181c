import { expect, it } from 'vitest';
import { minutesAgo, readEntry, sync, walksOf } from '#test/campaign-walks.ts';
import { devicesOf } from '#test/meter-devices.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const treasurer = await app.as('ROLE_TREASURER');
const { addReader, addRound, measurementsOf, stateOf } = walksOf(app);

it.each([
  ['the same', '5'],
  ['another', '7'],
])(
  'what the new device shows is a reading of its own, where the former one showed %s',
  async (_, value) => {
    const { id, meters } = await addRound(1);
    const [meterId = ''] = meters;
    const [one, other] = [await addReader(id), await addReader(id)];
    const read = readEntry(meterId, '5', { measuredAt: minutesAgo(3) });
    expect(await sync(one.client, id, [read])).toEqual(['saved']);
    const replaced = await devicesOf(treasurer, meterId).replace({
      at: minutesAgo(2),
      lastValue: '5',
      installation: { firstValue: '5' },
    });
    expect(replaced.status).toBe(201);
    const ofNew = readEntry(meterId, value, { measuredAt: minutesAgo(1) });
    expect(await sync(other.client, id, [ofNew])).toEqual(['saved']);
    expect(await stateOf(id, meterId)).toBe('read');
    // What comes late of the former one is compared with what was read of that.
    const late = readEntry(meterId, '5', { measuredAt: minutesAgo(3) });
    const outcomes = [
      await sync(one.client, id, [late]),
      await sync(one.client, id, [readEntry(meterId, value, { measuredAt: minutesAgo(1) })]),
    ].flat();
    expect(outcomes).toEqual(['same', 'same']);
    expect(await measurementsOf([meterId])).toHaveLength(2);
  },
);
