import {
  type TransactionListItem,
  transactionStateLabels,
} from '@grzadka/contract/transaction/transaction.model';
import { mdiCheck, mdiHelpCircleOutline, mdiUndoVariant } from '@mdi/js';
import { type IconComponent, icon } from '../core/ui/icon.ts';
import styles from './TransactionState.module.css';

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
    <span data-state={state} className={styles['state']}>
      <Sign />
      {transactionStateLabels[state]}
    </span>
  );
}
