import { useQuery } from '@tanstack/react-query';
import { useParams } from '../../core/navigation/place.ts';
import { SearchIcon } from '../../core/ui/icons.ts';
import { LoadFailure } from '../../core/ui/screen/LoadFailure.tsx';
import { Placeholder } from '../../core/ui/screen/Placeholder.tsx';
import { Screen } from '../../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../../core/ui/screen/ScreenColumn.tsx';
import { ownPaths } from '../own.paths.ts';
import { ownSettlementsQuery } from '../own.queries.ts';
import { ownText } from '../own.text.ts';
import { OwnAccount } from './OwnAccount.tsx';

/** An own account of no garden that the person holds today: one that ended, or one without a garden. */
export function OwnAccountScreen() {
  const { settlementId } = useParams();
  const { data, error, isPending, refetch } = useQuery(ownSettlementsQuery);
  const account = data?.items.find(({ id }) => id === settlementId);
  return (
    <Screen
      title={ownText.account}
      subject={account && ownText.accountName(account)}
      back={ownPaths.gardens}
      busy={isPending}
    >
      {account && (
        <ScreenColumn>
          <OwnAccount account={account} />
        </ScreenColumn>
      )}
      {data && !account && (
        <Placeholder icon={SearchIcon} title={ownText.noAccount} text={ownText.noAccountHint} />
      )}
      {error && !data && <LoadFailure error={error} back={ownPaths.gardens} retry={refetch} />}
    </Screen>
  );
}
