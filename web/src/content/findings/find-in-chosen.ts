import { findingsEndpoints } from '@grzadka/contract/site/findings/findings.endpoints';
import {
  type FoundRecord,
  mostLookedThrough,
} from '@grzadka/contract/site/findings/findings.model';
import { chunk } from 'es-toolkit/array';
import { call } from '../../core/api/call.ts';
import { findInTime } from './find-in-time.ts';

/** The calls that look through several stored records, by what the audit calls their kinds. */
const chosenCalls = {
  news: findingsEndpoints.chosenNews,
  notice: findingsEndpoints.chosenNotices,
  'page-version': findingsEndpoints.chosenPageVersions,
} as const;

/** What was found in records, as far as they could be looked through. */
export interface ChosenLookup {
  readonly found: readonly FoundRecord[];
  /** How many were looked through; fewer than all where that failed or took too long. */
  readonly looked: number;
}

interface Looking {
  readonly signal: AbortSignal;
  /** Hears how many were looked through so far. */
  readonly onProgress: (looked: number) => void;
}

/**
 * Looks through records before they are published, portion by portion. The first portion that fails or takes
 * too long ends it, since the rest would do so as well; ended by the signal, too.
 */
export async function findInChosen(
  recordType: string,
  ids: readonly string[],
  { signal, onProgress }: Looking,
): Promise<ChosenLookup> {
  const found: FoundRecord[] = [];
  let looked = 0;
  const chosenCall = Object.entries(chosenCalls).find(([type]) => type === recordType)?.[1];
  if (chosenCall === undefined) return { found, looked };
  for (const portion of chunk(ids, mostLookedThrough)) {
    const inPortion = await findInTime(async (late) => {
      const options = { signal: AbortSignal.any([signal, late]) };
      return (await call(chosenCall, { body: { ids: portion } }, options)).found;
    });
    if (inPortion === undefined || signal.aborted) break;
    found.push(...inPortion);
    looked += portion.length;
    onProgress(looked);
  }
  return { found, looked };
}
