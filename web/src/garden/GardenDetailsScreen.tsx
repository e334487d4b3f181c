import type { GardenDetails } from '@grzadka/contract/garden/garden.model';
import { Button, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Link, useParams } from 'react-router';
import { paths } from '../app/paths.ts';
import { useMay } from '../core/access/useMay.ts';
import { EditIcon } from '../core/ui/icons.ts';
import { LoadFailure } from '../core/ui/screen/LoadFailure.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { GardenFacts } from './GardenFacts.tsx';
import { GardenMeters } from './GardenMeters.tsx';
import { gardenDetailsQuery } from './garden.queries.ts';
import { gardenText } from './garden.text.ts';

interface GardenDetailsScreenProps {
  /** The holders of the garden, about which another area knows. */
  Holders: ComponentType<{ garden: GardenDetails }>;
}

/** A garden with its holders and meters. */
export function GardenDetailsScreen({ Holders }: GardenDetailsScreenProps) {
  const { gardenId = '' } = useParams();
  const mayEdit = useMay('garden:write');
  const { data, error, isPending, refetch } = useQuery(gardenDetailsQuery(gardenId));
  const garden = data?.reply;
  return (
    <Screen
      title={gardenText.details}
      back={paths.gardens}
      busy={isPending}
      actions={
        garden &&
        mayEdit && (
          <Button
            component={Link}
            to={paths.gardenEdit(gardenId)}
            variant="contained"
            startIcon={<EditIcon />}
          >
            {gardenText.startEdit}
          </Button>
        )
      }
    >
      {garden ? (
        <Stack spacing={3} sx={{ maxWidth: '60rem' }}>
          <GardenFacts garden={garden} />
          <Holders garden={garden} />
          <GardenMeters gardenId={gardenId} meters={garden.meters} />
        </Stack>
      ) : (
        error && <LoadFailure error={error} back={paths.gardens} retry={refetch} />
      )}
    </Screen>
  );
}
