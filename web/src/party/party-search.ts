import { initialSettings, queryFromSettings } from '@grzadka/contract/core/list/list-settings';
import { partyEndpoints } from '@grzadka/contract/party/party.endpoints';
import { partyList } from '@grzadka/contract/party/party.list';
import { partyRecord } from '@grzadka/contract/party/party.record';
import { call } from '../core/api/call.ts';
import { firstFound, type RecordSearch } from '../core/form/fields/RecordField.tsx';
import { namesInShort } from './party.text.ts';

/** Parties, with the gardens they hold. */
export const partySearch: RecordSearch = {
  kind: partyRecord.name,
  find: async (phrase, signal) => {
    const settings = { ...initialSettings(partyList), phrase };
    const query = { ...queryFromSettings(partyList, settings), ...firstFound };
    const { items } = await call(partyEndpoints.list, { query }, { signal });
    return items.map(({ id, name, gardens }) => ({ id, name, note: gardensNote(gardens) }));
  },
};

function gardensNote(gardens: readonly { name: string }[]): string {
  if (gardens.length === 0) return 'bez działek';
  const names = gardens.map(({ name }) => name);
  return `działki: ${namesInShort(names, 3)}`;
}
