import { readingSheetEndpoints } from '@grzadka/contract/meter/sheet/reading-sheet.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { listSheetMeters } from './sheet/reading-sheet.list.ts';
import { readSheetContexts } from './sheet/sheet-contexts.ts';

/** The calls of a sheet of readings. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  serve(readingSheetEndpoints.sheet, ({ query }) => listSheetMeters(db, query));

  serve(readingSheetEndpoints.contexts, ({ body }) => readSheetContexts(db, body));
}
