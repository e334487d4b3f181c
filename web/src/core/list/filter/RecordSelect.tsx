import type { RecordFilter } from '@grzadka/contract/core/list/list-filters';
import { listText } from '../list.text.ts';
import { OptionSelect } from './OptionSelect.tsx';
import { useRecordOptions } from './record-options.ts';

interface RecordSelectProps {
  /** The id of what names the filter. */
  labelledBy: string;
  filter: RecordFilter;
  /** The id of the record; empty for all of them. */
  value: string;
  onChange: (value: string) => void;
}

/** One of the records that there are, or all of them; one that an address names stays among them. */
export function RecordSelect({ labelledBy, filter, value, onChange }: RecordSelectProps) {
  const { options, nameOf } = useRecordOptions(filter);
  const own = filter.options === undefined ? listText.chosenRecord : nameOf(value);
  const known = Object.fromEntries(options.map(({ id, name }) => [id, name]));
  return (
    <OptionSelect
      labelledBy={labelledBy}
      options={{ '': listText.all, ...(value !== '' && { [value]: own }), ...known }}
      value={value}
      onChange={onChange}
    />
  );
}
