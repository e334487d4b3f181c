import type { RemindedAccount } from '@grzadka/contract/reminder/reminder.model';
import { recordPath } from '../core/record/record-path.ts';
import { TextLink } from '../core/ui/screen/TextLink.tsx';
import { settlementPlace } from '../settlement/settlement.paths.ts';

/** The way to an account, by its reference. */
export function AccountLink({
  account,
}: {
  account: Pick<RemindedAccount, 'settlementId' | 'reference'>;
}) {
  const to = recordPath(settlementPlace.screens.details, account.settlementId);
  return (
    <TextLink isReturning to={to}>
      {account.reference}
    </TextLink>
  );
}
