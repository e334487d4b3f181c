import { initialSettings, queryFromSettings } from '@grzadka/contract/core/list/list-settings';
import { documentEndpoints } from '@grzadka/contract/document/document.endpoints';
import { documentList } from '@grzadka/contract/document/document.list';
import { documentRecord } from '@grzadka/contract/document/document.record';
import { call } from '../../core/api/call.ts';
import { firstFound, type RecordSearch } from '../../core/form/fields/RecordField.tsx';
import { formatMegabytes } from '../../core/ui/format.ts';

/** Documents, published or not, with their sizes. */
export const documentSearch: RecordSearch = {
  kind: documentRecord.name,
  find: async (phrase, signal) => {
    const settings = { ...initialSettings(documentList), phrase };
    const off = Object.fromEntries(
      Object.entries(settings.filters).map(([key, filter]) => [key, { ...filter, enabled: false }]),
    ) as typeof settings.filters;
    const query = {
      ...queryFromSettings(documentList, { ...settings, filters: off }),
      ...firstFound,
    };
    const { items } = await call(documentEndpoints.list, { query }, { signal });
    return items.map(({ id, name, fileName, size }) => ({
      id,
      name,
      note: `${fileName}, ${formatMegabytes(size)}`,
    }));
  },
};
