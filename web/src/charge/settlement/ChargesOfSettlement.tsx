import type { Charge } from '@grzadka/contract/charge/charge.model';
import { statementEndpoints } from '@grzadka/contract/statement/statement.endpoints';
import { Box, Button, Link as TextLink, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { uniqBy } from 'es-toolkit/array';
import { useState } from 'react';
import { PaperButton } from '../../core/paper/PaperButton.tsx';
import { recordPath } from '../../core/record/record-path.ts';
import { SectionWaiting } from '../../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { ReturningLink } from '../../core/ui/screen/ReturningLink.tsx';
import { chargeRunPlace } from '../charge.paths.ts';
import { chargesQuery } from '../charge.queries.ts';
import { chargeText } from '../charge.text.ts';
import { ChargeRow } from './ChargeRow.tsx';

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
    return <Typography color="textSecondary">{chargeText.noneCharged}</Typography>;
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
    <Box sx={{ '& + &': { mt: 3 } }}>
      <Box sx={headStyle}>
        <Typography component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <TextLink
            component={ReturningLink}
            to={recordPath(chargeRunPlace.screens.details, run.id)}
          >
            {`${run.number} ${run.title}`}
          </TextLink>
        </Typography>
        {charges.some(({ reversedOn }) => reversedOn === null) && (
          <PaperButton
            endpoint={statementEndpoints.notice}
            input={{ params: { id }, query: { runId: run.id } }}
            about={run.number}
          >
            {chargeText.notice}
          </PaperButton>
        )}
      </Box>
      <Box component="ul" aria-label={run.number} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {charges.map((charge) => (
          <ChargeRow key={charge.id} charge={charge} />
        ))}
      </Box>
    </Box>
  );
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  mb: 1,
} as const;
