import type { ZoneDetails } from '@grzadka/contract/zone/zone.model';
import { useMay } from '../core/access/access.ts';
import { RecordDetailsScreen } from '../core/record/screens/RecordDetailsScreen.tsx';
import { BalanceSections } from './balance/BalanceSections.tsx';
import { EmptyZone } from './members/EmptyZone.tsx';
import { MemberActions } from './members/MemberActions.tsx';
import { zoneScreens } from './zone.screens.ts';

/** What a zone loses, and which meters are in it. */
export function ZoneScreen() {
  const mayWrite = useMay('zone:write');
  return (
    <RecordDetailsScreen of={zoneScreens}>
      {(zone) =>
        isEmpty(zone) ? (
          <EmptyZone zone={zone} mayWrite={mayWrite} />
        ) : (
          <BalanceSections zone={zone} meterActions={mayWrite && <MemberActions zone={zone} />} />
        )
      }
    </RecordDetailsScreen>
  );
}

function isEmpty({ meters: { main, plot, common } }: ZoneDetails): boolean {
  return main + plot + common === 0;
}
