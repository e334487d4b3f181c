import type { ListDefinition } from '@grzadka/contract/core/list/list';
import {
  addressFromSettings,
  queryFromSettings,
  settingsFromAddress,
} from '@grzadka/contract/core/list/list-settings';
import { useQueryClient } from '@tanstack/react-query';
import { debounce } from 'es-toolkit/function';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from '../../navigation/place.ts';
import { listKeys } from '../list-data-source.ts';
import type { AnySettings } from './list-settings.ts';

/** How long a list waits for further changes before it reloads, in milliseconds. */
const reloadDelay = 1000;

/**
 * The settings of a list for one visit. They start from the address and are written back to it, so
 * that reload, back and a sent link restore them.
 */
export function useListSettings(listName: string, list: ListDefinition, visitId: string) {
  const queryClient = useQueryClient();
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const [settings, setSettings] = useState(() => settingsFromAddress(list, address));
  const [applied, setApplied] = useState(settings);

  const [reload] = useState(() =>
    debounce((next: AnySettings) => {
      // Rows seen earlier under these settings would come from the cache instead of the server.
      const queryKey = listKeys.rows(listName, queryFromSettings(list, next));
      queryClient.removeQueries({ queryKey, exact: true, type: 'inactive' });
      setApplied(next);
    }, reloadDelay),
  );
  useEffect(() => reload.cancel, [reload]);

  function show(next: AnySettings, { atOnce }: { atOnce: boolean }): void {
    setSettings(next);
    setAddress(addressFromSettings(list, next), {
      replace: true,
      preventScrollReset: true,
      state: { ...state, visit: visitId },
      flushSync: atOnce,
    });
  }
  return {
    /** As the controls show them. */
    settings,
    /** The settings that the rows shown, or being loaded, belong to. */
    applied,
    /** Takes new settings: controls and address follow at once, the rows after the delay. */
    change: (next: AnySettings): void => {
      show(next, { atOnce: false });
      reload(next);
    },
    /** Takes new settings and has the rows follow at once. */
    apply: (next: AnySettings): void => {
      // A row that is opened next notes the address that it is come back to: no later render may owe it a letter.
      show(next, { atOnce: true });
      reload(next);
      reload.flush();
    },
  };
}
