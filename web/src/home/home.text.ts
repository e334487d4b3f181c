import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { waitingDays } from '@grzadka/contract/home/home.model';
import { formatDay, formatMinute } from '../core/ui/format.ts';

/** The texts of what waits for whoever opens the start page. */
export const homeText = {
  waiting: 'Czeka na Ciebie',
  failed: 'Nie udało się sprawdzić, co na Ciebie czeka.',
  readings: (count: number) => `Odczyty do sprawdzenia: ${formatDecimal(count)}`,
  draft: (begunAt: string) => `Szkic od ${formatDay(begunAt)}`,
  moreDrafts: (count: number) => `Inne szkice starsze niż tydzień: ${formatDecimal(count)}`,
  ending: (endsAt: string) => `Kończy się ${formatMinute(endsAt)}`,
  moreEnding: (count: number) =>
    `Inne wpisy, które kończą się w ciągu ${waitingDays.ending}\u00a0dni: ${formatDecimal(count)}`,
  failedMail: (count: number) => `Niewysłane e-maile: ${formatDecimal(count)}`,
  backup: 'Pobierz kopię zapasową',
  lastAway: (at: string | null) =>
    at === null ? 'Żadnej jeszcze nie pobrano' : `Ostatnio pobrano ${formatDay(at)}`,
} as const;
