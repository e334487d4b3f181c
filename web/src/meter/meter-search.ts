import { initialSettings, queryFromSettings } from '@grzadka/contract/core/list/list-settings';
import { meterEndpoints } from '@grzadka/contract/meter/meter.endpoints';
import { type MeterType, meterTypeLabels } from '@grzadka/contract/meter/meter.labels';
import { meterList } from '@grzadka/contract/meter/meter.list';
import type { MeterListItem } from '@grzadka/contract/meter/meter.model';
import { call } from '../core/api/call.ts';
import { firstFound, type RecordSearch } from '../core/form/fields/RecordField.tsx';
import { meterName, valueText } from './meter.text.ts';

/** The meters of a type, those out of use included; each with what it showed last. */
export function metersOfType(type: MeterType): RecordSearch {
  return {
    kind: 'meter',
    find: async (phrase, signal) => {
      const { filters, ...settings } = initialSettings(meterList);
      const sought = {
        ...settings,
        phrase,
        filters: {
          ...filters,
          state: { ...filters.state, enabled: false },
          type: { enabled: true, value: type },
        },
      };
      const query = { ...queryFromSettings(meterList, sought), ...firstFound };
      const { items } = await call(meterEndpoints.list, { query }, { signal });
      return items.map((meter) => ({ id: meter.id, name: meterName(meter), note: noteOf(meter) }));
    },
  };
}

/** The same of the type of this one, but for itself. */
export function metersLike({ id, type }: Pick<MeterListItem, 'id' | 'type'>): RecordSearch {
  const { kind, find } = metersOfType(type);
  return {
    kind,
    find: async (...search) => (await find(...search)).filter((found) => found.id !== id),
  };
}

function noteOf({ type, lastMeasurement }: MeterListItem): string {
  return lastMeasurement ? valueText(lastMeasurement.value, type) : meterTypeLabels[type];
}
