import type { RecordChoiceFilter } from '@grzadka/contract/core/list/list-filters';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { SectionWaiting } from '../../ui/loading/SectionWaiting.tsx';
import { listText } from '../list.text.ts';
import { OptionChoice } from './OptionChoice.tsx';

interface RecordChoiceProps {
  filter: RecordChoiceFilter;
  /** The id of what names the filter. */
  labelledBy: string;
  value: string;
  onChange: (value: string) => void;
}

/** One of the records that there are, read when the filters are shown, or all of them. */
export function RecordChoice({ filter, labelledBy, value, onChange }: RecordChoiceProps) {
  const { record, options: endpoint, neutral } = filter;
  const { data, error, refetch } = useQuery({
    queryKey: [record, 'options'],
    queryFn: ({ signal }) => call(endpoint, {}, { signal }),
    select: ({ items }) =>
      new Map([[neutral.value, neutral.label], ...items.map(({ name }) => [name, name] as const)]),
  });
  if (!data) {
    return <SectionWaiting error={error} failed={listText.optionsFailed} retry={refetch} />;
  }
  return <OptionChoice labelledBy={labelledBy} options={data} value={value} onChange={onChange} />;
}
