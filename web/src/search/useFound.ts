import { plainPhrase } from '@grzadka/contract/core/phrase';
import { searchEndpoints } from '@grzadka/contract/search/search.endpoints';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useRole } from '../core/access/access.ts';
import { callQuery } from '../core/api/call-query.ts';
import { useSettled } from '../core/ui/hooks/useSettled.ts';
import { foundGroups } from './found-rows.ts';

/** Milliseconds without a key after which a phrase is looked for. */
const pause = 150;

/** What a phrase finds while it is typed. */
export function useFound(typed: string) {
  const role = useRole();
  const phrase = plainPhrase(typed);
  const settled = useSettled(phrase, pause);
  const [hurried, setHurried] = useState('');
  // Whoever presses a key for what is found does not wait for the pause.
  const asked = hurried === phrase ? phrase : settled;
  const query = useQuery({
    ...callQuery(['search', asked], searchEndpoints.everywhere, { query: { phrase: asked } }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const groups = useMemo(
    () => (query.data ? foundGroups(query.data, role) : []),
    [query.data, role],
  );
  return {
    groups: phrase === '' ? [] : groups,
    /** Whether what is shown is what the typed phrase finds, and not an earlier one. */
    isCurrent: asked === phrase && query.data !== undefined && !query.isPlaceholderData,
    error: asked === phrase && phrase !== '' ? query.error : null,
    retry: () => void query.refetch(),
    hurry: () => setHurried(phrase),
  };
}
