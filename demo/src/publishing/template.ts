import { Liquid } from 'liquidjs';
import { dayText, saturdayAfter, shortDay } from './day-text.ts';
import { energyTiers, feeRates, money, zlotys } from './fee-rates.ts';

const liquid = new Liquid({ strictVariables: true, strictFilters: true });
liquid.registerFilter('day_text', dayText);
liquid.registerFilter('short_day', shortDay);
liquid.registerFilter('days_later', (day: Temporal.PlainDate, days: number) => day.add({ days }));
liquid.registerFilter('saturday_after', saturdayAfter);
liquid.registerFilter('fee_rates', feeRates);
liquid.registerFilter('energy_tiers', energyTiers);
liquid.registerFilter('money', money);
liquid.registerFilter('zlotys', zlotys);

/**
 * Fills in what a text in `texts/` says differently on each `day` of its publication, such as
 * `{{ day | saturday_after: 7 | day_text }}`. It knows `day`, its `year` and the other `values`;
 * anything else is an error.
 */
export function fillIn(
  template: string,
  day: Temporal.PlainDate,
  values: Readonly<Record<string, unknown>> = {},
): string {
  return liquid.parseAndRenderSync(template, { ...values, day, year: day.year });
}
