import { boardHandoverEndpoints } from '@grzadka/contract/board-handover/board-handover.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { listHandovers, requestHandover, sendHandover } from './handovers.repo.ts';

/** The calls of what a board hands over to the next one. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  serve(boardHandoverEndpoints.list, async () => ({ items: await listHandovers(db) }));

  serve(boardHandoverEndpoints.make, ({ caller }) => requestHandover(context, caller));

  serve(boardHandoverEndpoints.pack, (call) => sendHandover(context, call));
}
