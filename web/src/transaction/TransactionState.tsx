import {
  type TransactionListItem,
  transactionStateLabels,
} from '@grzadka/contract/transaction/transaction.model';
import { mdiCheck, mdiHelpCircleOutline, mdiUndoVariant } from '@mdi/js';
import { styled } from '@mui/material/styles';
import { type IconComponent, icon } from '../core/ui/icon.ts';

type State = TransactionListItem['state'];

const WaitingIcon = icon(mdiHelpCircleOutline, 'Waiting');
const signs: Readonly<Record<State, IconComponent>> = {
  booked: icon(mdiCheck, 'Booked'),
  suggested: WaitingIcon,
  unclear: WaitingIcon,
  reversed: icon(mdiUndoVariant, 'Reversed'),
};

/** What became of a movement of money, as a sign with a word. */
export function TransactionState({ state }: { state: State }) {
  const Sign = signs[state];
  return (
    <Said data-state={state}>
      <Sign />
      {transactionStateLabels[state]}
    </Said>
  );
}

const Said = styled('span')(({ theme: { palette } }) => ({
  color: palette.text.secondary,
  whiteSpace: 'nowrap',
  svg: { fontSize: '1rem', marginInlineEnd: 4, verticalAlign: '-0.15em' },
  '&[data-state=booked] > svg': { color: palette.success.dark },
  '&[data-state=suggested], &[data-state=unclear]': {
    color: palette.warning.dark,
    fontWeight: 600,
  },
}));
