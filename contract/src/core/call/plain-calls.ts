import { defineList } from '../list/list.ts';
import { type FilterDefinition, fieldFilter, stateFilter } from '../list/list-filters.ts';
import type { PlainRecord, TypedField } from '../record/plain-record.ts';
import { recordForms, recordReply } from '../record/record-schemas.ts';
import { shownFields } from '../record/shown-fields.ts';
import { areaCalls } from './area-calls.ts';
import { optionsEndpoint } from './options-endpoint.ts';
import { recordEndpoints } from './record-endpoints.ts';

/** The list of a plain record. */
export type PlainListDefinition = ReturnType<typeof plainList>;

/** The calls of a plain record; its list is that of `list`. */
export function plainCalls(record: PlainRecord) {
  const {
    list,
    export: file,
    ...calls
  } = recordEndpoints(record, {
    list: plainList(record),
    details: recordReply(record),
    ...recordForms(record),
  });
  const { options } = record;
  return areaCalls(record.table, {
    list,
    export: file,
    ...(options && { options: optionsEndpoint({ ...record, options }) }),
    ...calls,
  });
}

/** By what a list is filtered that has a field with these values. */
function filterBy(key: string, field: TypedField | null | undefined, first: unknown) {
  if (field?.kind === 'choice') return fieldFilter(key, field, String(first));
  if (field?.kind === 'flag') return stateFilter({ enabled: false });
  throw new TypeError(`${key} is nothing to filter by`);
}

function plainList(record: PlainRecord) {
  const { fields, list, forms } = record;
  const item = recordReply(record);
  const [by = ''] = Object.keys(list.sorts);
  const filters = Object.entries(list.filters).map(([key, first]) => [
    key,
    filterBy(key, fields[key], first),
  ]);
  return defineList({
    item,
    purpose: list.purpose,
    search: { switch: 'filter-by-phrase', parameter: 'phrase', label: list.search },
    filters: Object.fromEntries(filters) as Readonly<Record<string, FilterDefinition>>,
    sorts: list.sorts,
    initialSort: { by, direction: 'asc' },
    shown: shownFields(record, item),
    file: { fileName: list.file, sheetName: forms.many },
  });
}
