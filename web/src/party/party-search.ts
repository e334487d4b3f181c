import {
  initialSettings,
  type ListSettings,
  queryFromSettings,
} from '@grzadka/contract/core/list/list-settings';
import { partyEndpoints } from '@grzadka/contract/party/party.endpoints';
import { partyList } from '@grzadka/contract/party/party.list';
import { partyRecord } from '@grzadka/contract/party/party.record';
import { call } from '../core/api/call.ts';
import { firstFound, type RecordSearch } from '../core/form/fields/RecordField.tsx';
import { namesInShort } from './party.text.ts';

/** Parties, with the gardens they hold. */
export const partySearch: RecordSearch = {
  kind: partyRecord.name,
  find: (phrase, signal) => find({ ...initial, phrase }, signal),
};

/** Companies alone. */
export const companySearch: RecordSearch = {
  kind: `${partyRecord.name} company`,
  find: (phrase, signal) => {
    const partyType = { enabled: true, value: 'company' } as const;
    return find({ ...initial, phrase, filters: { ...initial.filters, partyType } }, signal);
  },
};

const initial = initialSettings(partyList);

async function find(settings: ListSettings<typeof partyList>, signal: AbortSignal) {
  const query = { ...queryFromSettings(partyList, settings), ...firstFound };
  const { items } = await call(partyEndpoints.list, { query }, { signal });
  return items.map(({ id, name, gardens }) => ({ id, name, note: gardensNote(gardens) }));
}

function gardensNote(gardens: readonly { name: string }[]): string {
  if (gardens.length === 0) return 'bez działek';
  const names = gardens.map(({ name }) => name);
  return `działki: ${namesInShort(names, 3)}`;
}
