import type { RunningEntry } from '@grzadka/contract/ledger/ledger.model';
import { useMay } from '../core/access/access.ts';
import { DetailsLink } from '../core/record/DetailsLink.tsx';

/** The number of a document; that of cash leads to the document's screen, for who may read it. */
export function DocumentNumber({
  id,
  number,
  series,
}: Pick<RunningEntry, 'id' | 'number' | 'series'>) {
  const mayRead = useMay('ledger:read');
  const isCash = series === 'KP' || series === 'KW';
  return mayRead && isCash ? <DetailsLink kind="transaction" id={id} name={number} /> : number;
}
