import type { ZoneDetails } from '@grzadka/contract/zone/zone.model';
import { useQueries } from '@tanstack/react-query';
import { useSearchParams } from '../../core/navigation/place.ts';
import { consumptionQuery } from '../../meter/consumption/consumption.queries.ts';
import {
  type AskedBalance,
  balanceOfAddress,
  balanceParameters,
  lastFullInterval,
} from './balance-period.ts';

interface AskedBalanceState {
  /** Undefined while the readings of the main meters are read, and where these do not suggest any days. */
  readonly asked: AskedBalance | undefined;
  readonly isPending: boolean;
  /** Why the readings of the main meters could not be read. */
  readonly error: Error | null;
  readonly retry: () => Promise<unknown>;
  /** Asks for another one: the address keeps it, so that it can be returned to and passed on. */
  readonly ask: (balance: AskedBalance) => void;
}

/** The balance that the address asks for, or else that of the last full interval of the main meters. */
export function useAskedBalance({
  mainMeters,
}: Pick<ZoneDetails, 'mainMeters'>): AskedBalanceState {
  const [search, setSearch] = useSearchParams();
  const named = balanceOfAddress(search);
  const readings = useQueries({
    queries: mainMeters.map(({ id }) => ({
      ...consumptionQuery(id, 'interval'),
      enabled: named === undefined,
    })),
  });
  const suggested = lastFullInterval(readings.map(({ data }) => data?.items ?? []));
  const isPending = named === undefined && readings.some((reading) => reading.isPending);
  const error = readings.find((reading) => reading.error !== null)?.error ?? null;
  return {
    asked: named ?? (isPending || !suggested ? undefined : { ...suggested, price: null }),
    isPending: isPending && error === null,
    error: named ? null : error,
    retry: () => Promise.all(readings.map((reading) => reading.refetch())),
    ask: (balance) => setSearch(balanceParameters(balance), { replace: true }),
  };
}
