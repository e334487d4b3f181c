import { largestPageSize } from '@grzadka/contract/core/list/list';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '../../core/navigation/place.ts';
import { originOf } from '../../core/ui/screen/useGoUp.ts';
import { meterPaths } from '../meter.paths.ts';
import { meterSource } from '../meter.queries.ts';
import { makeRound, placeInRound, type RoundMeter, type RoundPlace, ticketOf } from './round.ts';

/** The way through a round from one of its meters. */
export interface RoundControl extends RoundPlace {
  /**
   * Takes another meter's screen in place of this one, so that back still leads to the list. It is there when this
   * returns: the next key that is pressed is meant for it.
   */
  readonly goTo: (meter: RoundMeter) => void;
}

/** Whether a meter is read in a round, as far as that is known. */
export interface MeterRound {
  /** Undefined where the person came from elsewhere than the list. */
  readonly round: RoundControl | undefined;
  /** They did come from the list, and its meters are on their way. */
  readonly isPending: boolean;
}

/**
 * The round in which a meter is being read: a snapshot of the list that the person came from, taken
 * once, from the row that they began with.
 */
export function useRound(meterId: string): MeterRound {
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const ticket = ticketOf(state);
  const id = ticket?.id ?? key;
  const { data: round, isLoading: isPending } = useQuery({
    // Not among what is read of meters: a reading does not make a round out of date.
    queryKey: ['meter-round', id],
    enabled: ticket !== undefined,
    queryFn: async ({ signal }) => {
      if (!ticket) return null;
      const query = {
        ...ticket.query,
        offset: String(ticket.offset),
        limit: String(largestPageSize),
      };
      const { items } = await meterSource.load(query, signal);
      return makeRound(ticket, items);
    },
    // The order must not follow the readings that are being taken.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const place = round ? placeInRound(round, meterId) : undefined;
  if (!place || !ticket) return { round: undefined, isPending };
  const control: RoundControl = {
    ...place,
    goTo(meter) {
      const from = originOf(state);
      navigate(meterPaths.addMeasurement(meter.id), {
        replace: true,
        flushSync: true,
        state: { ...(from !== undefined && { from }), round: { ...ticket, id } },
      });
    },
  };
  return { round: control, isPending };
}
