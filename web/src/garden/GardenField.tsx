import { initialSettings, queryFromSettings } from '@grzadka/contract/core/list/list-settings';
import { gardenEndpoints } from '@grzadka/contract/garden/garden.endpoints';
import { gardenList } from '@grzadka/contract/garden/garden.list';
import { gardenRecord } from '@grzadka/contract/garden/garden.record';
import { call } from '../core/api/call.ts';
import { firstFound, RecordField, type RecordSearch } from '../core/form/fields/RecordField.tsx';

/** Gardens, with their sectors. */
export const gardenSearch: RecordSearch = {
  kind: gardenRecord.name,
  find: async (phrase, signal) => {
    const settings = { ...initialSettings(gardenList), phrase };
    const query = { ...queryFromSettings(gardenList, settings), ...firstFound };
    const { items } = await call(gardenEndpoints.list, { query }, { signal });
    return items.map(({ id, name, sector }) => ({ id, name, note: sector.name }));
  },
};

/** The garden of a form of another area, found by a part of its name: the value of `gardenId`, '' for none. */
export function GardenField({ label, helper }: { label: string; helper: string }) {
  return <RecordField name="gardenId" label={label} helper={helper} search={gardenSearch} />;
}
