import type { GardenDetails } from '@grzadka/contract/garden/garden.model';
import { useQuery } from '@tanstack/react-query';
import { Text } from '../core/ui/elements/Text.tsx';
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
        <Text isQuiet>{gardenText.noMeters}</Text>
      ) : (
        <MeterRows meters={meters.map((meter) => known.get(meter.id) ?? meter)} />
      )}
      {error && <SectionWaiting error={error} failed={gardenText.lastFailed} retry={refetch} />}
    </Section>
  );
}
