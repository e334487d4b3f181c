import { initialSettings, queryFromSettings } from '@grzadka/contract/core/list-settings';
import { gardenEndpoints } from '@grzadka/contract/garden/garden.endpoints';
import { gardenList } from '@grzadka/contract/garden/garden.list';
import { partyEndpoints } from '@grzadka/contract/party/party.endpoints';
import { partyList } from '@grzadka/contract/party/party.list';
import { call } from '../core/api/call.ts';
import { namesInShort } from '../party/party.text.ts';

/** A record to choose; the note tells it from others of the same name. */
export interface FoundRecord {
  readonly id: string;
  readonly name: string;
  readonly note: string;
}

/** Finds records by a part of their name, the first of them in the order of their list. */
export interface RecordSearch {
  /** Names the kind of record, such as 'garden'. */
  readonly kind: string;
  readonly find: (phrase: string, signal: AbortSignal) => Promise<readonly FoundRecord[]>;
}

/** As many as a person looks through before typing some more. */
const mostFound = '50';

/** Gardens, with their sectors. */
export const gardenSearch: RecordSearch = {
  kind: 'garden',
  find: async (phrase, signal) => {
    const settings = { ...initialSettings(gardenList), phrase };
    const query = { ...queryFromSettings(gardenList, settings), limit: mostFound };
    const { items } = await call(gardenEndpoints.list, { query }, { signal });
    return items.map(({ id, name, sector }) => ({ id, name, note: sector.name }));
  },
};

/** Parties, with the gardens they hold. */
export const partySearch: RecordSearch = {
  kind: 'party',
  find: async (phrase, signal) => {
    const settings = { ...initialSettings(partyList), phrase };
    const query = { ...queryFromSettings(partyList, settings), limit: mostFound };
    const { items } = await call(partyEndpoints.list, { query }, { signal });
    return items.map(({ id, name, gardens }) => ({ id, name, note: gardensNote(gardens) }));
  },
};

function gardensNote(gardens: readonly { name: string }[]): string {
  if (gardens.length === 0) return 'bez działek';
  const names = gardens.map(({ name }) => name);
  return `działki: ${namesInShort(names, 3)}`;
}
