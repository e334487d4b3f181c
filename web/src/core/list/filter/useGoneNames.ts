import type { ListDefinition } from '@grzadka/contract/core/list/list';
import { useEffectEvent, useLayoutEffect } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { type AnySettings, activeFilters } from '../address/list-settings.ts';
import { listText } from '../list.text.ts';

/** How long the note stays, in milliseconds: it says why there are more rows than before. */
const noteStay = 10_000;

interface GoneNames {
  list: ListDefinition;
  /** The settings that the rows were asked for with, and why that failed, if it did. */
  applied: AnySettings;
  error: unknown;
  /** Takes the filter of that key away. */
  drop: (key: string) => void;
}

/**
 * Drops a filter by a record that is not there any more, and says so. An address may have such a
 * filter that was saved before the record was renamed.
 */
export function useGoneNames({ list, applied, error, drop }: GoneNames): void {
  const dropRefused = useEffectEvent(({ fields }: ApiError) => {
    const gone = activeFilters(list, applied).find(
      ({ kind, filter }) => kind === 'record-choice' && filter.parameter in fields,
    );
    if (gone?.kind !== 'record-choice') return;
    const { filter, key, setting } = gone;
    notify.info(listText.nameGone(`${filter.label}: ${setting.value}`), { durationMs: noteStay });
    // React renders no address at once that an effect asks for; what follows the effect is painted as early.
    queueMicrotask(() => drop(key));
  });
  // Before the failure is painted, which is none.
  useLayoutEffect(() => {
    if (error instanceof ApiError) dropRefused(error);
  }, [error]);
}
