import { initialSettings, queryFromSettings } from '@grzadka/contract/core/list/list-settings';
import { settlementEndpoints } from '@grzadka/contract/settlement/settlement.endpoints';
import { settlementList } from '@grzadka/contract/settlement/settlement.list';
import { settlementRecord } from '@grzadka/contract/settlement/settlement.record';
import { call } from '../core/api/call.ts';
import { mostFound, type RecordSearch } from '../core/form/fields/RecordField.tsx';

/** Settlement accounts, with whoever holds or held them. */
export const settlementSearch: RecordSearch = {
  kind: settlementRecord.name,
  find: async (phrase, signal) => {
    const settings = { ...initialSettings(settlementList), phrase };
    const query = { ...queryFromSettings(settlementList, settings), limit: mostFound };
    const { items } = await call(settlementEndpoints.list, { query }, { signal });
    return items.map(({ id, garden, reference, holders }) => ({
      id,
      name: garden === null ? reference : `${garden.name} – ${reference}`,
      note: holders,
    }));
  },
};
