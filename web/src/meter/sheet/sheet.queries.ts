import type { TotalWish } from '@grzadka/contract/core/list/list';
import { meterEndpoints } from '@grzadka/contract/meter/meter.endpoints';
import {
  mostContexts,
  readingSheetEndpoints,
} from '@grzadka/contract/meter/sheet/reading-sheet.endpoints';
import { readingSheetList } from '@grzadka/contract/meter/sheet/reading-sheet.list';
import type { SheetMeter } from '@grzadka/contract/meter/sheet/reading-sheet.model';
import type { VerdictContext } from '@grzadka/contract/meter/verdict/verdict-context';
import { useQueries } from '@tanstack/react-query';
import { chunk } from 'es-toolkit/array';
import { useMemo } from 'react';
import { call } from '../../core/api/call.ts';
import { recordSource } from '../../core/record/record-calls.ts';

const meters = recordSource({ name: 'reading-sheet' }, readingSheetList, {
  list: readingSheetEndpoints.sheet,
  export: meterEndpoints.export,
});

/** The meters of the sheet. They come with their number: it says whether all of them have a line. */
export const sheetSource = {
  ...meters,
  load: (query, signal) => meters.load({ ...query, total: 'exact' satisfies TotalWish }, signal),
} satisfies typeof meters;

/** Reads what verdicts on values of these meters need to know, at a time or now. */
export async function readContexts(
  meterIds: readonly string[],
  measuredAt: string | null,
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, VerdictContext>> {
  const body = { meterIds: [...meterIds], measuredAt };
  const { items } = await call(readingSheetEndpoints.contexts, { body }, { signal });
  return new Map(items.map(({ meterId, context }) => [meterId, context]));
}

/** Of what verdicts need to know what is in view: the rows from one to another, and those that follow. */
export function useContexts(
  rows: readonly SheetMeter[],
  measuredAt: string | null,
  { first, last }: { first: number; last: number },
): ReadonlyMap<string, VerdictContext> {
  const portions = useMemo(
    () =>
      chunk(
        rows.map(({ id }) => id),
        mostContexts,
      ),
    [rows],
  );
  const from = Math.floor(first / mostContexts);
  const thru = Math.floor((last + mostContexts / 2) / mostContexts);
  return useQueries({
    queries: portions.slice(from, thru + 1).map((ids) => ({
      queryKey: ['meter', 'sheet-contexts', measuredAt, ids.join()],
      queryFn: ({ signal }: { signal: AbortSignal }) => readContexts(ids, measuredAt, signal),
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: mergeContexts,
  });
}

function mergeContexts(
  results: readonly { data: ReadonlyMap<string, VerdictContext> | undefined }[],
): ReadonlyMap<string, VerdictContext> {
  return new Map(results.flatMap(({ data }) => [...(data ?? [])]));
}
