import { initialSettings, queryFromSettings } from '@grzadka/contract/core/list/list-settings';
import { settlementEndpoints } from '@grzadka/contract/settlement/settlement.endpoints';
import { settlementList } from '@grzadka/contract/settlement/settlement.list';
import type { SettlementListItem } from '@grzadka/contract/settlement/settlement.model';
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
    const nearest = items.toSorted((one, other) => distance(one, phrase) - distance(other, phrase));
    return nearest.map(({ id, garden, reference, holders }) => ({
      id,
      name: garden === null ? reference : `${garden.name} – ${reference}`,
      note: holders,
    }));
  },
};

/**
 * How far an account is from what was typed: the very plot or number, a plot that begins like it, or what has it anywhere. Who types
 * '12' and presses Enter means plot 12, and not the one whose number has these digits.
 */
function distance({ garden, reference }: SettlementListItem, phrase: string): 0 | 1 | 2 {
  const typed = phrase.trim().toLowerCase();
  const plot = garden?.name.toLowerCase() ?? '';
  if (typed === plot || typed === reference.toLowerCase()) return 0;
  return plot.startsWith(typed) ? 1 : 2;
}
