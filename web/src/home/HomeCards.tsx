import { mayRole } from '@grzadka/contract/core/access/permissions';
import { beginningStepNames, beginningSteps } from '@grzadka/contract/home/beginning.model';
import { homeEndpoints } from '@grzadka/contract/home/home.endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FeesAtAGlance } from '../charge/hub/FeesAtAGlance.tsx';
import { useMay, useRole } from '../core/access/access.ts';
import { call } from '../core/api/call.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { WaitingPlace } from '../core/ui/loading/WaitingPlace.tsx';
import { Section } from '../core/ui/Section.tsx';
import { useFailures } from '../core/ui/screen/useFailures.ts';
import { DeadlineSection } from '../deadline/DeadlineSection.tsx';
import { BeginningSection } from './BeginningSection.tsx';
import { beginningText } from './beginning.text.ts';
import { beginningQuery } from './home.queries.ts';
import { WaitingSection } from './WaitingSection.tsx';

/**
 * The cards of the start page, each for whoever may know what it says. What leads through the first day stands high up until it is
 * done or put away; the way back to it stands at the end.
 */
export function HomeCards({ open }: { open: boolean }) {
  const role = useRole();
  const mayBegin = beginningStepNames.some((step) =>
    mayRole(role, beginningSteps[step].permission),
  );
  const maySeeDeadlines = useMay('deadline:read');
  const mayManageFees = useMay('fee:write');
  const beginning = useBeginning(open && mayBegin);
  if (!open) return null;
  return (
    <>
      <WaitingSection />
      {beginning.card}
      {maySeeDeadlines && <DeadlineSection />}
      {mayManageFees && <FeesAtAGlance />}
      {beginning.wayBack}
    </>
  );
}

/** The card of the first day, or the way back to it, in their places. */
function useBeginning(mayBegin: boolean) {
  const { data, error, refetch, isPending } = useQuery({ ...beginningQuery, enabled: mayBegin });
  const [isToggled, setToggled] = useState(false);
  const queryClient = useQueryClient();
  const failures = useFailures('snackbar');
  const { mutate } = useMutation({
    mutationFn: (isPutAway: boolean) => call(homeEndpoints.putAway, { body: { isPutAway } }),
    onSuccess: (_, isPutAway) => {
      setToggled(true);
      queryClient.setQueryData(
        beginningQuery.queryKey,
        (known) => known && { ...known, isPutAway },
      );
    },
    onError: failures.show,
  });
  if (!mayBegin) return {};
  if (isPending) return { card: <WaitingPlace /> };
  if (!data) {
    const card = (
      <Section title={beginningText.title}>
        <SectionWaiting error={error} failed={beginningText.failed} retry={refetch} />
      </Section>
    );
    return { card };
  }
  const { isPutAway, steps } = data;
  if (steps.every(({ isDone }) => isDone)) return {};
  if (isPutAway) {
    const wayBack = (
      <Button isAtStart autoFocus={isToggled} onClick={() => mutate(false)}>
        {beginningText.takeBack}
      </Button>
    );
    return { wayBack };
  }
  const card = (
    <BeginningSection steps={steps} takesFocus={isToggled} onPutAway={() => mutate(true)} />
  );
  return { card };
}
