import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { waitingEndpoints } from '@grzadka/contract/waiting/waiting.endpoints';
import type { waitingSummary } from '@grzadka/contract/waiting/waiting.model';
import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { callQuery } from '../core/api/call-query.ts';
import { ListLink } from '../core/list/screen/ListLink.tsx';
import { UnbrokenText } from '../core/ui/UnbrokenText.tsx';
import { waitingPlace } from './waiting.paths.ts';

type Summary = z.infer<typeof waitingSummary>;

const summaryQuery = callQuery(['waiting', 'summary'], waitingEndpoints.summary, {});

/** How many wait, and since when the first of them. */
function Words({ waiting, since }: Summary) {
  if (since === null) return 'Oczekujący';
  return (
    <>
      {`Oczekuje: ${waiting}, `}
      <UnbrokenText text={`najdłużej od ${dayInFigures(since)}`} />
    </>
  );
}

/** Leads from the list of the gardens to the waiting list. */
export function WaitingLink() {
  const { data } = useQuery(summaryQuery);
  return (
    <ListLink
      to={waitingPlace.screens.list}
      label={<Words {...(data ?? { waiting: 0, since: null })} />}
    />
  );
}
