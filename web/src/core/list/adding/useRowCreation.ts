import { useState } from 'react';
import { useLocation, useNavigate } from '../../navigation/place.ts';
import type { Failures } from '../../ui/screen/useFailures.ts';
import type { NavigationState } from '../../ui/screen/useGoUp.ts';
import type { ListDataSource, ListRow } from '../list-data-source.ts';
import { useResetList } from '../loading/useResetList.ts';

interface RowCreation {
  source: Pick<ListDataSource<ListRow>, 'name'>;
  create: () => Promise<{ id: string }>;
  /** The address of the screen that edits what was created. */
  open: (id: string) => string;
  failures: Failures;
}

/**
 * Adds a record to the list on the screen and opens its own screen. While it runs the list is to be
 * blocked.
 */
export function useRowCreation({ source, create, open, failures }: RowCreation) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const resetList = useResetList(source);
  const [isCreating, setCreating] = useState(false);

  const start = async () => {
    setCreating(true);
    failures.clear();
    try {
      const { id } = await create();
      resetList({ focusRowId: id });
      const state: NavigationState = { from: pathname + search };
      navigate(open(id), { state });
    } catch (error) {
      failures.show(error);
    } finally {
      setCreating(false);
    }
  };
  return { isCreating, start: () => void start() };
}
