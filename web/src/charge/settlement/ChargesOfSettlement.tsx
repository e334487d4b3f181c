import type { Charge } from '@grzadka/contract/charge/charge.model';
import { statementEndpoints } from '@grzadka/contract/statement/statement.endpoints';
import { useQuery } from '@tanstack/react-query';
import { uniqBy } from 'es-toolkit/array';
import { useState } from 'react';
import { PaperButton } from '../../core/paper/PaperButton.tsx';
import { recordPath } from '../../core/record/record-path.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { PlainList } from '../../core/ui/elements/PlainList.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { SectionWaiting } from '../../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { TextLink } from '../../core/ui/screen/TextLink.tsx';
import { settlementText } from '../../settlement/settlement.text.ts';
import { chargeRunPlace } from '../charge.paths.ts';
import { chargesQuery } from '../charge.queries.ts';
import { chargeText } from '../charge.text.ts';
import { ChargeRow } from './ChargeRow.tsx';
import styles from './ChargesOfSettlement.module.css';

interface ChargesOfSettlementProps {
  settlement: { readonly id: string };
}

/** What an account was charged, run by run, the latest first (docs/product/charge-runs.md#charges). */
export function ChargesOfSettlement({ settlement }: ChargesOfSettlementProps) {
  const { data, error, refetch } = useQuery(chargesQuery(settlement.id));
  return (
    <Section title={chargeText.charges}>
      {data ? (
        <Runs settlement={settlement} charges={data.items} />
      ) : (
        <SectionWaiting error={error} failed={chargeText.chargesFailed} retry={refetch} />
      )}
    </Section>
  );
}

/** As many runs as a year may have. */
const runsAtFirst = 3;

function Runs({ settlement, charges }: ChargesOfSettlementProps & { charges: readonly Charge[] }) {
  const [isAllWanted, setAllWanted] = useState(false);
  const runs = uniqBy(charges, ({ run }) => run.id).map(({ run }) => run);
  const shown = isAllWanted ? runs : runs.slice(0, runsAtFirst);
  if (runs.length === 0) {
    return <Text isQuiet>{chargeText.noneCharged}</Text>;
  }
  return (
    <>
      {shown.map((run) => (
        <Run
          key={run.id}
          settlement={settlement}
          run={run}
          charges={charges.filter((charge) => charge.run.id === run.id)}
        />
      ))}
      {shown.length < runs.length && (
        <Button onClick={() => setAllWanted(true)}>{chargeText.earlierRuns}</Button>
      )}
    </>
  );
}

interface RunProps extends ChargesOfSettlementProps {
  run: Charge['run'];
  charges: readonly Charge[];
}

/** What one run charged, leading to the run and, while something of it is left, to its notice. */
function Run({ settlement: { id }, run, charges }: RunProps) {
  return (
    <div className={styles['run']}>
      <div className={styles['head']}>
        <Text as="h3" isStrong hasLongWords>
          <TextLink isReturning to={recordPath(chargeRunPlace.screens.details, run.id)}>
            {`${run.number} ${run.title}`}
          </TextLink>
        </Text>
        {charges.some(({ reversedOn }) => reversedOn === null) && (
          <PaperButton
            endpoint={statementEndpoints.notice}
            input={{ params: { id }, query: { runId: run.id } }}
            about={run.number}
          >
            {settlementText.notice}
          </PaperButton>
        )}
      </div>
      <PlainList aria-label={run.number}>
        {charges.map((charge) => (
          <ChargeRow key={charge.id} charge={charge} />
        ))}
      </PlainList>
    </div>
  );
}
