import { useQuery } from '@tanstack/react-query';
import { paths } from '../../core/paths.ts';
import { Stack } from '../../core/ui/elements/Stack.tsx';
import { Text } from '../../core/ui/elements/Text.tsx';
import { FactList } from '../../core/ui/FactList.tsx';
import { SectionWaiting } from '../../core/ui/loading/SectionWaiting.tsx';
import { WaitingPlace } from '../../core/ui/loading/WaitingPlace.tsx';
import { Section } from '../../core/ui/Section.tsx';
import { TextLink } from '../../core/ui/screen/TextLink.tsx';
import { isAnything, yearFacts } from '../../report/year-facts.ts';
import { feeYearQuery } from '../charge.queries.ts';
import { feesHubText } from './fees-hub.text.ts';

/** How the fees of this year stand, as a card: what was charged, what of that is open, and what comes next. */
export function FeesAtAGlance() {
  const { data, error, refetch, isPending } = useQuery(feeYearQuery());
  if (isPending) return <WaitingPlace />;
  if (!data) {
    return (
      <Section title={feesHubText.title}>
        <SectionWaiting error={error} failed={feesHubText.failed} retry={refetch} />
      </Section>
    );
  }
  const { year, money, done, nextStep } = data;
  const steps = Object.values(done);
  const { charged, open } = yearFacts(money);
  const standing = feesHubText.doneSteps(steps.filter(Boolean).length, steps.length);
  return (
    <Section title={feesHubText.titleOf(year)}>
      <Stack gap={16}>
        <FactList
          facts={[
            ...(isAnything(money) ? [charged, open] : []),
            { label: feesHubText.steps, value: standing },
          ]}
        />
        <Text>
          {nextStep === null ? (
            feesHubText.nothingToDo
          ) : (
            <>
              {feesHubText.next}{' '}
              <TextLink isReturning to={paths.fees}>
                {feesHubText.nextStep[nextStep.step](nextStep)}
              </TextLink>
            </>
          )}
        </Text>
      </Stack>
    </Section>
  );
}
