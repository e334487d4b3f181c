import { useQuery } from '@tanstack/react-query';
import { useParams } from '../../core/navigation/place.ts';
import { ImportScreen } from '../../import/ImportScreen.tsx';
import { amountsPath } from '../charge.paths.ts';
import { chargeRunQuery } from '../charge.queries.ts';
import { amountsQuery } from './charge-amount.queries.ts';
import { chargeAmountText } from './charge-amount.text.ts';

/** Takes what is set by hand for the accounts of a draft from a file. */
export function AmountsFileScreen() {
  const { id = '' } = useParams();
  const { data } = useQuery(amountsQuery(id));
  const run = useQuery(chargeRunQuery(id)).data?.reply;
  const back = amountsPath(id);
  return (
    <ImportScreen
      only="amount"
      back={back}
      subject={run?.title}
      into={{ id, etag: data?.etag }}
      next={{ label: chargeAmountText.toAmounts, to: back }}
    />
  );
}
