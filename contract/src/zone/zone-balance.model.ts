import * as z from 'zod/mini';
import { messages } from '../core/messages.ts';
import { decimalNumber } from '../core/number/decimal.ts';
import { requiredDay } from '../core/time/day.ts';
import { consumption } from '../meter/consumption/consumption.model.ts';
import { meterRole } from '../meter/meter.model.ts';
import { lossBalance } from './loss-balance.model.ts';

/** What a unit costs, in złoty. */
const unitPrice = decimalNumber({
  scale: 4,
  max: 999_999.9999,
  from: { minimum: 0 },
  empty: messages.invalidNumber,
  notNumber: messages.invalidNumber,
  refuse: (value) => (value < 0 ? 'Cena nie może być mniejsza od zera' : undefined),
});

/** The days that the balance of a zone is asked for, and the price; without a price nothing is said of money. */
export const zoneBalanceQuery = z
  .object({
    from: requiredDay,
    thru: requiredDay,
    price: z.pipe(
      z.nullish(z.union([unitPrice, z.literal('')])),
      z.transform((price) => (typeof price === 'number' ? price : null)),
    ),
  })
  .check(
    z.refine(({ from, thru }) => from <= thru, { path: ['thru'], error: messages.startAfterEnd }),
  );

/** A meter of a zone with what was used there in the time of the balance, and by which points that was counted. */
const zoneBalanceLine = z.extend(
  z.pick(consumption, { quantity: true, quality: true, points: true }),
  { id: z.string(), name: z.string(), role: meterRole },
);

export type ZoneBalanceLine = z.infer<typeof zoneBalanceLine>;

/** The balance of a zone with a line for each of its meters: main ones, then common ones, then those of plots, each by name. */
export const zoneBalance = z.extend(lossBalance, { lines: z.array(zoneBalanceLine) });

export type ZoneBalance = z.infer<typeof zoneBalance>;
