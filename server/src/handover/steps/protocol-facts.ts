import { createHash } from 'node:crypto';
import type { HandoverDetails } from '@grzadka/contract/handover/handover-details.model';

/**
 * Stands for what the protocol says that is no part of the handover's own version: what the meters show, and what is owed. Where it is
 * another one than was noted at the print, the protocol has to be printed again.
 */
export function protocolFacts({
  meters,
  account,
}: Pick<HandoverDetails, 'meters' | 'account'>): string {
  const shown = meters.map(({ photoOf: _of, hasPhoto: _has, ...meter }) => meter);
  return createHash('sha256')
    .update(JSON.stringify([shown, account]))
    .digest('base64url');
}
