import { expect, it } from 'vitest';
import { shownIn } from '../../core/list/list.ts';
import { campaignMeterFields, campaignMeterList } from './campaign-meter.list.ts';
import type { CampaignMeter } from './campaign-meter.model.ts';

const visited: CampaignMeter = {
  id: 'm',
  name: 'W-12A',
  type: 'WaterMeter',
  garden: null,
  sector: null,
  place: null,
  serialNumber: null,
  state: 'inaccessible',
  reading: null,
  visit: {
    reason: 'locked',
    remark: null,
    at: '2026-10-13T08:00:00.000Z',
    by: { firstName: 'Anna', lastName: 'Nowak' },
  },
  seenAt: '2026-10-13T08:00:00.000Z',
};

it('whoever could not read a meter is not said to have read what somebody else reported since', () => {
  const seenBy = shownIn(campaignMeterList).find(
    ({ field }) => field === campaignMeterFields.seenBy,
  );
  expect(seenBy?.value(visited)).toBe('Nowak Anna');
  const reported = { ...visited, state: 'reported', seenAt: '2026-10-14T08:00:00.000Z' } as const;
  expect(seenBy?.value(reported)).toBeFalsy();
});
