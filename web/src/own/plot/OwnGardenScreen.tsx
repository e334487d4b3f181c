import type { OwnGardenDetails } from '@grzadka/contract/own/own.model';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '../../core/navigation/place.ts';
import { Text } from '../../core/ui/elements/Text.tsx';
import { FactList } from '../../core/ui/FactList.tsx';
import { SectionWaiting } from '../../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { LoadFailure } from '../../core/ui/screen/LoadFailure.tsx';
import { Screen } from '../../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../../core/ui/screen/ScreenColumn.tsx';
import { OwnAccount } from '../balance/OwnAccount.tsx';
import { ownPaths } from '../own.paths.ts';
import { ownGardenQuery, ownSettlementsQuery } from '../own.queries.ts';
import { ownText } from '../own.text.ts';
import { OwnMeterSection } from './OwnMeterSection.tsx';

/** A garden that the person holds: its meters, what is to be paid for it, and its papers. */
export function OwnGardenScreen() {
  const { gardenId = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(ownGardenQuery(gardenId));
  return (
    <Screen
      title={ownText.gardens}
      subject={data && ownText.garden(data.name)}
      back={ownPaths.gardens}
      busy={isPending}
    >
      {data && <Garden garden={data} />}
      {error && !data && <LoadFailure error={error} back={ownPaths.gardens} retry={refetch} />}
    </Screen>
  );
}

function Garden({ garden }: { garden: OwnGardenDetails }) {
  const { data, error, refetch } = useQuery(ownSettlementsQuery);
  const accounts = data?.items.filter((account) => account.garden?.id === garden.id);
  return (
    <ScreenColumn>
      {garden.meters.map((meter) => (
        <OwnMeterSection key={meter.id} gardenId={garden.id} meter={meter} />
      ))}
      {garden.meters.length === 0 && <Text>{ownText.noMeters}</Text>}
      {accounts === undefined && (
        <Section title={ownText.account}>
          <SectionWaiting error={error} failed={ownText.accountsFailed} retry={refetch} />
        </Section>
      )}
      {accounts?.map((account) => (
        <OwnAccount key={account.id} account={account} />
      ))}
      <Section title={ownText.facts}>
        <FactList
          facts={[
            { label: ownText.sector, value: garden.sector },
            { label: ownText.area, value: ownText.areaText(garden) },
          ]}
        />
      </Section>
    </ScreenColumn>
  );
}
