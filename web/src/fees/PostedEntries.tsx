import type { RunningEntry } from '@grzadka/contract/ledger/ledger.model';
import type { ReactNode } from 'react';
import { useMay } from '../core/access/access.ts';
import { RunningList } from '../ledger/RunningList.tsx';
import { WriteOffReversal } from '../write-off/WriteOffReversal.tsx';
import { CashReceipt } from './CashReceipt.tsx';

interface PostedEntriesProps {
  settlement: { id: string };
  /** How many are shown at first. */
  atFirst?: number;
  /** What can be done with all of it. */
  actions?: ReactNode;
}

/**
 * What is posted on an account, with the receipts of what was taken and given in cash, for who may have those of others, and the way to
 * take back what was written off.
 */
export function PostedEntries(posted: PostedEntriesProps) {
  const mayPrint = useMay('ledger:read');
  return <RunningList {...posted} actionOf={mayPrint ? actionsOf : undefined} />;
}

function actionsOf(entry: RunningEntry) {
  const { id, number, series, isWriteOff } = entry;
  if (isWriteOff) return <WriteOffReversal entry={entry} />;
  return <CashReceipt id={id} number={number} series={series} />;
}
