import { boardHandoverEndpoints } from '@grzadka/contract/board-handover/board-handover.endpoints';
import type { BoardHandover } from '@grzadka/contract/board-handover/board-handover.model';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/api/call.ts';
import { callAddress } from '../core/api/request.ts';

/** How often the screen asks how far a pack is, in milliseconds. */
const lookEvery = 1_000;

/** The handover packs, asked for again and again while one is made. */
export const handoversQuery = queryOptions({
  queryKey: ['board-handover', 'list'],
  queryFn: ({ signal }) => call(boardHandoverEndpoints.list, {}, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.items.some((item) => item.state === 'waiting') ? lookEvery : false,
});

/** Where a pack is downloaded from. */
export function packAddress({ id }: BoardHandover): string {
  return callAddress(boardHandoverEndpoints.pack, { params: { id } });
}
