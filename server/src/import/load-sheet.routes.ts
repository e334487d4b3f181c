import { campaignSheetEndpoints } from '@grzadka/contract/campaign/sheet/campaign-sheet.endpoints';
import type { LoadSheetReply } from '@grzadka/contract/campaign/sheet/load-sheet.model';
import { loadSheetRefusals } from '@grzadka/contract/campaign/sheet/load-sheet.refusals';
import type { AppContext } from '#src/core/http/app-context.ts';
import { fileWork } from '#src/core/thread/file-work.ts';
import { cleanFileName } from '#src/document/file-name.ts';
import type { SheetWork } from './sheet/load-sheet.ts';

const loadInItsThread = fileWork<SheetWork, LoadSheetReply>(
  new URL('./sheet/load-sheet.thread.ts', import.meta.url),
  {
    most: 2,
    mostHeap: 160,
    mostTime: 120_000,
    busy: loadSheetRefusals.busy,
    tooMuch: loadSheetRefusals.tooMuch,
  },
);

/** Serves the sheet of a round as it comes back. */
export function routes({ serve, pool }: AppContext): void {
  serve(campaignSheetEndpoints.loadSheet, ({ params, body, file, caller }) =>
    loadInItsThread(pool, async () => ({
      campaignId: params.id,
      fileName: cleanFileName(file.name),
      bytes: await file.bytes(),
      isDryRun: body.dryRun,
      caller,
    })),
  );
}
