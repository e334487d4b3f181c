import { initialSettings, queryFromSettings } from '@grzadka/contract/core/list/list-settings';
import { settlementEndpoints } from '@grzadka/contract/settlement/settlement.endpoints';
import { settlementList } from '@grzadka/contract/settlement/settlement.list';
import { settlementRecord } from '@grzadka/contract/settlement/settlement.record';
import { call } from '../core/api/call.ts';
import { firstFound, type RecordSearch } from '../core/form/fields/RecordField.tsx';
import { settlementText } from './settlement.text.ts';

/**
 * Settlement accounts, those that are closed included, with whoever holds or held them, in the order of the server: the nearest
 * first, closed ones last (docs/product/settlements.md#finding-an-account).
 */
export const settlementSearch: RecordSearch = {
  kind: settlementRecord.name,
  find: async (phrase, signal) => {
    const { filters, ...settings } = initialSettings(settlementList);
    const state = { ...filters.state, enabled: false };
    const sought = { ...settings, phrase, filters: { ...filters, state } };
    const query = { ...queryFromSettings(settlementList, sought), ...firstFound };
    const { items } = await call(settlementEndpoints.list, { query }, { signal });
    return items.map((account) => ({
      id: account.id,
      name: settlementText.foundName(account),
      note: account.holders,
    }));
  },
};
