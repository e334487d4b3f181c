import { personalDataEndpoints } from '@grzadka/contract/personal-data/personal-data.endpoints';
import type { PersonalExport } from '@grzadka/contract/personal-data/personal-data.model';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/api/call.ts';
import { callAddress } from '../core/api/request.ts';

/** How often a screen asks how far an archive is, in milliseconds. */
const lookEvery = 1_000;

interface Exports {
  readonly items: readonly PersonalExport[];
}

function whileWaiting({ state }: { state: { data: Exports | undefined } }): number | false {
  return state.data?.items.some((item) => item.state === 'waiting') ? lookEvery : false;
}

/** Both lists of archives: an own one is in the other, too, where somebody may ask for others'. */
export const exportsKey = ['personal-data', 'exports'] as const;

/** The archives that the person asked for, asked for again and again while one is made. */
export const exportsQuery = queryOptions({
  queryKey: [...exportsKey, 'all'],
  queryFn: ({ signal }) => call(personalDataEndpoints.exports, {}, { signal }),
  refetchInterval: whileWaiting,
});

/** The same of the own data. */
export const ownExportsQuery = queryOptions({
  queryKey: [...exportsKey, 'own'],
  queryFn: ({ signal }) => call(personalDataEndpoints.ownExports, {}, { signal }),
  refetchInterval: whileWaiting,
});

/** Where an archive is downloaded from. */
export function archiveAddress({ id }: PersonalExport): string {
  return callAddress(personalDataEndpoints.archive, { params: { id } });
}

/** Where one of the own data is. */
export function ownArchiveAddress({ id }: PersonalExport): string {
  return callAddress(personalDataEndpoints.ownArchive, { params: { id } });
}
