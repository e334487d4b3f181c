import { gardenEndpoints } from '@grzadka/contract/garden/garden.endpoints';
import { gardenRecord } from '@grzadka/contract/garden/garden.record';
import type { GardenDetails } from '@grzadka/contract/garden/garden.model';
import { Button, Paper } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import { useMay } from '../core/access/access.ts';
import { HistoryButton } from '../core/record/HistoryButton.tsx';
import { recordQuery } from '../core/record/record-calls.ts';
import { factsOf } from '../core/record/shown-field.ts';
import { FactList } from '../core/ui/FactList.tsx';
import { EditIcon } from '../core/ui/icons.ts';
import { ScreenLink } from '../core/ui/loading/ScreenLink.tsx';
import { LoadFailure } from '../core/ui/screen/LoadFailure.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../core/ui/screen/ScreenColumn.tsx';
import { GardenMeters } from './GardenMeters.tsx';
import { gardenPaths } from './garden.paths.ts';
import { gardenFields, gardenText } from './garden.text.ts';

interface GardenDetailsScreenProps {
  /** The holders of the garden, about which another area knows. */
  Holders: ComponentType<{ garden: GardenDetails }>;
}

/** A garden with its holders and meters. */
export function GardenDetailsScreen({ Holders }: GardenDetailsScreenProps) {
  const { gardenId = '' } = useParams();
  const mayEdit = useMay('garden:write');
  const { data, error, isPending, refetch } = useQuery(
    recordQuery(gardenRecord, gardenEndpoints, gardenId),
  );
  const garden = data?.reply;
  return (
    <Screen
      title={gardenText.details}
      subject={garden && gardenText.garden(garden.name)}
      back={gardenPaths.list}
      busy={isPending}
      actions={
        garden && (
          <>
            <HistoryButton recordType={gardenRecord.name} recordId={gardenId} />
            {mayEdit && (
              <Button
                component={ScreenLink}
                to={gardenPaths.edit(gardenId)}
                variant="contained"
                startIcon={<EditIcon />}
              >
                {gardenText.startEdit}
              </Button>
            )}
          </>
        )
      }
    >
      {garden ? (
        <ScreenColumn>
          <GardenFacts garden={garden} />
          <Holders garden={garden} />
          <GardenMeters gardenId={gardenId} meters={garden.meters} />
        </ScreenColumn>
      ) : (
        error && <LoadFailure error={error} back={gardenPaths.list} retry={refetch} />
      )}
    </Screen>
  );
}

/** What a garden is. */
function GardenFacts({ garden }: { garden: GardenDetails }) {
  return (
    <Paper sx={{ p: { xs: 2, sm: 3 } }}>
      <FactList facts={factsOf(gardenFields, { ...garden, sector: { name: garden.sector } })} />
    </Paper>
  );
}
