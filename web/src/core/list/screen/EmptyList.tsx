import type { TotalWish } from '@grzadka/contract/core/list/list';
import { initialSettings, queryFromSettings } from '@grzadka/contract/core/list/list-settings';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../ui/elements/Button.tsx';
import { SearchIcon } from '../../ui/icons.ts';
import { Placeholder } from '../../ui/screen/Placeholder.tsx';
import { type Narrowing, withoutFilters } from '../address/list-settings.ts';
import { listText } from '../list.text.ts';
import { type ListDataSource, type ListRow, listKeys } from '../list-data-source.ts';
import styles from './EmptyList.module.css';

interface EmptyListProps {
  source: Pick<ListDataSource<ListRow>, 'name' | 'definition' | 'load'>;
  /** What is said of a list that has none, in place of the usual words. */
  emptyText?: string | undefined;
  /** Ways to begin it besides the button to add, which stays at the lower edge. */
  firstSteps?: ReactNode;
  /** What of the settings may hide rows. */
  narrowedBy: Narrowing | undefined;
  /** Stands here until it is known whether there are any. */
  standIn: ReactNode;
  /** Takes the phrase and the filters away. */
  onClear: () => void;
}

/**
 * What stands in the place of rows. Where there are none at all, no filter is blamed for that: the list says what it is for, and
 * how it begins.
 */
export function EmptyList({ narrowedBy, standIn, onClear, ...list }: EmptyListProps) {
  const hasNothing = useHasNothing(list.source, narrowedBy !== undefined);
  if (hasNothing === undefined) return standIn;
  if (hasNothing) return <NothingYet {...list} />;
  return (
    <Placeholder icon={SearchIcon} title={listText.empty} text={listText.nothingMatches}>
      <Button look="filled" onClick={onClear}>
        {narrowedBy === 'phrase' ? listText.clearSearch : listText.clearFilters}
      </Button>
    </Placeholder>
  );
}

function NothingYet({
  source,
  emptyText = listText.empty,
  firstSteps,
}: Pick<EmptyListProps, 'source' | 'emptyText' | 'firstSteps'>) {
  return (
    <Placeholder icon={SearchIcon} title={emptyText} text={source.definition.purpose}>
      <div className={styles['steps']}>{firstSteps}</div>
    </Placeholder>
  );
}

/**
 * Whether a list without rows has none whatever its settings; undefined while that is not known. Where these may hide some, one
 * row is asked for without them, and none is counted.
 */
function useHasNothing(
  { name, definition, load }: EmptyListProps['source'],
  isNarrowed: boolean,
): boolean | undefined {
  const { data: isAny, isError } = useQuery({
    queryKey: listKeys.any(name),
    queryFn: async ({ signal }) => {
      const bare = withoutFilters(definition, initialSettings(definition));
      const total: TotalWish = 'later';
      const query = { ...queryFromSettings(definition, bare), limit: '1', total };
      return (await load(query, signal)).items.length > 0;
    },
    enabled: isNarrowed,
    retry: false,
  });
  if (!isNarrowed) return true;
  if (isError) return false;
  return isAny === undefined ? undefined : !isAny;
}
