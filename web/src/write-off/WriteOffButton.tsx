import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../core/access/access.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { latePart } from '../core/ui/loading/late-part.tsx';
import { openListQuery } from '../ledger/ledger.queries.ts';
import { writeOffText } from './write-off.text.ts';

const WriteOffDialog = latePart(async () => (await import('./WriteOffDialog.tsx')).WriteOffDialog);

/** Writes debts of an account off, for who may, where something is open. */
export function WriteOffButton({ settlementId }: { settlementId: string }) {
  const may = useMay('write-off:write');
  const [isAsked, setAsked] = useState(false);
  const { data } = useQuery({ ...openListQuery(settlementId), enabled: may });
  if (!may || !data?.items.some(({ open }) => open > 0)) return null;
  return (
    <>
      <Button look="outlined" size="small" onClick={() => setAsked(true)} {...WriteOffDialog.ahead}>
        {writeOffText.open}
      </Button>
      <WriteOffDialog open={isAsked} items={data.items} onClose={() => setAsked(false)} />
    </>
  );
}
