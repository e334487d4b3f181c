import type { RunningEntry } from '@grzadka/contract/ledger/ledger.model';
import { useState } from 'react';
import { useMay } from '../core/access/access.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { latePart } from '../core/ui/loading/late-part.tsx';
import { writeOffText } from './write-off.text.ts';

const WriteOffReversalDialog = latePart(
  async () => (await import('./WriteOffReversalDialog.tsx')).WriteOffReversalDialog,
);

/** Takes back what was written off, after a question, for who may; nothing of any other entry, or where that was done. */
export function WriteOffReversal({ entry }: { entry: RunningEntry }) {
  const may = useMay('entry:reverse');
  const [isAsked, setAsked] = useState(false);
  if (!may || !entry.isWriteOff || entry.reversedBy !== null) return null;
  return (
    <>
      <Button
        look="outlined"
        size="small"
        onClick={() => setAsked(true)}
        {...WriteOffReversalDialog.ahead}
      >
        {writeOffText.reverse}
      </Button>
      <WriteOffReversalDialog open={isAsked} entry={entry} onClose={() => setAsked(false)} />
    </>
  );
}
