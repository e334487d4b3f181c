import { setTimeout as delay } from 'node:timers/promises';
import { keptFindings } from '@grzadka/contract/core/check';
import type { Check, CheckContext, Finding } from '#src/core/inspection/check.ts';

/** What a check has found. */
export interface CheckOutcome {
  found: number;
  /** The first of them. */
  findings: Finding[];
  note: object;
}

/**
 * Does one check. After each portion it rests as long as that has taken, so that requests have at least half of
 * what one connection gets.
 * @throws the reason of `signal` when that is aborted, and whatever keeps the check from being done
 */
export async function runCheck(
  { portions }: Check,
  context: CheckContext,
  signal: AbortSignal,
): Promise<CheckOutcome> {
  const outcome: CheckOutcome = { found: 0, findings: [], note: {} };
  let began = performance.now();
  for await (const { findings, note } of portions(context)) {
    outcome.found += findings.length;
    outcome.findings.push(...findings.slice(0, keptFindings - outcome.findings.length));
    outcome.note = note ?? outcome.note;
    await delay(performance.now() - began, undefined, { signal });
    began = performance.now();
  }
  return outcome;
}
