import { backupEndpoints } from '@grzadka/contract/backup/backup.endpoints';
import type { Backup } from '@grzadka/contract/backup/backup.model';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/api/call.ts';
import { callAddress } from '../core/api/request.ts';

/** How often a screen asks how far a backup is, in milliseconds. */
export const lookEvery = 1_000;

/** The backups, asked for again and again while one is made or checked. */
export const backupsQuery = queryOptions({
  queryKey: ['backup', 'list'],
  queryFn: ({ signal }) => call(backupEndpoints.list, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.work ? lookEvery : false),
});

/** Where a backup is downloaded from. */
export function downloadAddress({ id }: Pick<Backup, 'id'>): string {
  return callAddress(backupEndpoints.content, { params: { id } });
}
