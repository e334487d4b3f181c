import { waitingEndpoints } from '@grzadka/contract/waiting/waiting.endpoints';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../core/api/call-query.ts';
import { ListLink } from '../core/list/screen/ListLink.tsx';
import { waitingPlace } from './waiting.paths.ts';
import { waitingText } from './waiting.text.ts';

const summaryQuery = callQuery(['waiting', 'summary'], waitingEndpoints.summary, {});

/** Leads to the waiting list; says how many wait, and since when the first of them. */
export function WaitingLink() {
  const { data } = useQuery(summaryQuery);
  const { waiting = 0, since = null } = data ?? {};
  const label = since === null ? waitingText.list : waitingText.summary(waiting, since);
  return <ListLink to={waitingPlace.screens.list} label={label} />;
}
