import type { GardenDetails } from '@grzadka/contract/garden/garden.model';
import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../core/ui/Section.tsx';
import { MeterRows } from '../meter/MeterRows.tsx';
import { metersOfGarden } from '../meter/meters-of.queries.ts';
import { gardenText } from './garden.text.ts';

/** The meters of a garden: at once, and their last values when these are read. */
export function GardenMeters({ garden: { id, meters } }: { garden: GardenDetails }) {
  const { data, error, refetch } = useQuery({
    ...metersOfGarden(id),
    enabled: meters.length > 0,
  });
  const known = new Map(data?.items.map((meter) => [meter.id, meter]));
  return (
    <Section title={gardenText.meters}>
      {meters.length === 0 ? (
        <Typography color="textSecondary">{gardenText.noMeters}</Typography>
      ) : (
        <MeterRows meters={meters.map((meter) => known.get(meter.id) ?? meter)} />
      )}
      {error && <SectionWaiting error={error} failed={gardenText.lastFailed} retry={refetch} />}
    </Section>
  );
}
