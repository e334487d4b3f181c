import { zoneEndpoints } from '@grzadka/contract/zone/zone.endpoints';
import { zoneRecord } from '@grzadka/contract/zone/zone.record';
import type { ZoneDetails } from '@grzadka/contract/zone/zone.model';
import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useMay } from '../core/access/access.ts';
import { HistoryButton } from '../core/record/HistoryButton.tsx';
import { recordQuery } from '../core/record/record-calls.ts';
import { EditIcon } from '../core/ui/icons.ts';
import { ScreenLink } from '../core/ui/loading/ScreenLink.tsx';
import { LoadFailure } from '../core/ui/screen/LoadFailure.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../core/ui/screen/ScreenColumn.tsx';
import { BalanceSections } from './balance/BalanceSections.tsx';
import { EmptyZone } from './members/EmptyZone.tsx';
import { MemberActions } from './members/MemberActions.tsx';
import { zonePaths } from './zone.paths.ts';
import { zoneText } from './zone.text.ts';

/** What a zone loses, and which meters are in it. */
export function ZoneScreen() {
  const { zoneId = '' } = useParams();
  const mayWrite = useMay('zone:write');
  const { data, error, isPending, refetch } = useQuery(
    recordQuery(zoneRecord, zoneEndpoints, zoneId),
  );
  const zone = data?.reply;
  return (
    <Screen
      title={zoneText.details}
      subject={zone?.name}
      back={zonePaths.list}
      busy={isPending}
      actions={
        zone && (
          <>
            <HistoryButton recordType={zoneRecord.name} recordId={zoneId} />
            {mayWrite && (
              <Button
                component={ScreenLink}
                to={zonePaths.edit(zoneId)}
                variant="contained"
                startIcon={<EditIcon />}
              >
                {zoneText.startEdit}
              </Button>
            )}
          </>
        )
      }
    >
      {zone ? (
        <ScreenColumn>
          {isEmpty(zone) ? (
            <EmptyZone zone={zone} mayWrite={mayWrite} />
          ) : (
            <BalanceSections zone={zone} meterActions={mayWrite && <MemberActions zone={zone} />} />
          )}
        </ScreenColumn>
      ) : (
        error && <LoadFailure error={error} back={zonePaths.list} retry={refetch} />
      )}
    </Screen>
  );
}

function isEmpty({ meters: { main, plot, common } }: ZoneDetails): boolean {
  return main + plot + common === 0;
}
