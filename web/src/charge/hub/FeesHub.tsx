import type { FeeYear, NextStep } from '@grzadka/contract/charge/year/fee-year.model';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMay } from '../../core/access/access.ts';
import { useSearchParams } from '../../core/navigation/place.ts';
import { paths } from '../../core/paths.ts';
import { recordPath } from '../../core/record/record-path.ts';
import { Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { FactList } from '../../core/ui/FactList.tsx';
import { SectionWaiting } from '../../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { ButtonLink } from '../../core/ui/screen/ButtonLink.tsx';
import { YearChart } from '../../report/YearChart.tsx';
import { isAnything, yearFacts } from '../../report/year-facts.ts';
import { resolutionPlace } from '../../resolution/resolution.paths.ts';
import { yearPath } from '../../tariff/tariff.paths.ts';
import { chargeRunPlace, newRunPath } from '../charge.paths.ts';
import { feeYearQuery } from '../charge.queries.ts';
import { FeeSteps } from './FeeSteps.tsx';
import styles from './FeesHub.module.css';
import { feesHubText } from './fees-hub.text.ts';
import { LatestRuns } from './LatestRuns.tsx';

/** A year as an address names it; whatever else stands there is taken for none. */
const yearOfAddress = /^(?:19|20)\d\d$/;

/** How the fees of a year stand, the one next step, and the latest runs. The year stands in the address. */
export function FeesHub() {
  const [asked] = useSearchParams();
  const year = yearOfAddress.exec(asked.get('rok') ?? '')?.[0];
  const { data, error, refetch } = useQuery({
    ...feeYearQuery(year),
    placeholderData: keepPreviousData,
  });
  if (!data) {
    return (
      <Section title={feesHubText.title}>
        <SectionWaiting error={error} failed={feesHubText.failed} retry={refetch} />
      </Section>
    );
  }
  return (
    <>
      <Standing standing={data} />
      {data.runs.length > 0 && <LatestRuns runs={data.runs} />}
    </>
  );
}

function Standing({ standing }: { standing: FeeYear }) {
  const { year, money, nextStep, paperLacks } = standing;
  const mayWrite = useMay(chargeRunPlace.permissions.write);
  const mayMend = useMay('settings:write');
  const isSenderFirst = nextStep?.step === 'notices' && paperLacks.length > 0 && mayMend;
  return (
    <Section title={feesHubText.titleOf(year)} actions={<OtherYears year={year} />}>
      <Stack gap={16}>
        {isAnything(money) && (
          <>
            <FactList facts={Object.values(yearFacts(money))} />
            <YearChart figures={money} />
          </>
        )}
        <FeeSteps standing={standing} />
        {nextStep === null ? (
          <Text>{feesHubText.nothingToDo}</Text>
        ) : (
          mayWrite && (
            <ButtonLink
              isAtStart
              isReturning
              look="filled"
              to={isSenderFirst ? paths.settings : wayOf(nextStep)}
            >
              {isSenderFirst
                ? feesHubText.mendSender
                : feesHubText.nextStep[nextStep.step](nextStep)}
            </ButtonLink>
          )
        )}
      </Stack>
    </Section>
  );
}

/** Where a step is done. */
function wayOf({ step, year, runId, runKind }: NextStep): string {
  switch (step) {
    case 'resolution':
      return resolutionPlace.screens.create;
    case 'rates':
      return yearPath(year);
    case 'plots':
      return paths.gardens;
    case 'charge':
      return newRunPath(runKind ?? 'annual', year);
    case 'approve':
    case 'notices':
      return runId === null
        ? chargeRunPlace.screens.list
        : recordPath(chargeRunPlace.screens.details, runId);
  }
}

/** The years before and after; to look at one of them is no step of the history. */
function OtherYears({ year }: { year: number }) {
  return (
    <nav aria-label={feesHubText.otherYears} className={styles['years']}>
      {[year - 1, year + 1].map((other) => (
        <ButtonLink key={other} look="outlined" to={`${paths.fees}?rok=${other}`} replace>
          {feesHubText.year(other)}
        </ButtonLink>
      ))}
    </nav>
  );
}
