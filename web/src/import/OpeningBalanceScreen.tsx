import { paths } from '../core/paths.ts';
import { ImportScreen } from './ImportScreen.tsx';

/** Takes what was owed and overpaid when the program began to keep the accounts. */
export function OpeningBalanceScreen() {
  return <ImportScreen only="opening" back={paths.transactions} />;
}
