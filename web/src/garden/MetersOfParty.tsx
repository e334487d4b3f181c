import { useQuery } from '@tanstack/react-query';
import { Text } from '../core/ui/elements/Text.tsx';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../core/ui/Section.tsx';
import { MeterRows } from '../meter/MeterRows.tsx';
import { metersOfParty } from '../meter/meters-of.queries.ts';
import { gardenText } from './garden.text.ts';
import { plotText } from './plot-text.ts';

/** The meters of the gardens that a party holds today, with their last values; nothing where it holds none. */
export function MetersOfParty({ party }: { party: { id: string; gardens: readonly object[] } }) {
  const hasGardens = party.gardens.length > 0;
  const hasSeveral = party.gardens.length > 1;
  const { data, error, refetch } = useQuery({ ...metersOfParty(party.id), enabled: hasGardens });
  if (!hasGardens) return null;
  return (
    <Section title={gardenText.meters}>
      {data && data.items.length > 0 && (
        <MeterRows
          meters={data.items.map(({ garden, ...meter }) => ({
            ...meter,
            note: garden && hasSeveral ? plotText(garden.name) : undefined,
          }))}
        />
      )}
      {data?.items.length === 0 && <Text isQuiet>{gardenText.noMetersOfParty}</Text>}
      {!data && <SectionWaiting error={error} failed={gardenText.metersFailed} retry={refetch} />}
    </Section>
  );
}
