import { addDays } from '@grzadka/contract/core/time/calendar-steps';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { sitePaths } from '@grzadka/contract/site/site.paths';
import { notFound } from '#src/core/errors/app-error.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { renderCalendarFeed } from '../machines/calendar-feed.ts';
import { renderCalendarPage } from '../pages/calendar-page.ts';
import { hasCalendar, readCalendar } from '../published/calendar-events.ts';
import { asHtml } from '../serving/answers.ts';
import type { SiteServer } from '../serving/serve-site.ts';

/** For so many days calendars keep what is over: who opens theirs in the evening still finds the morning's meeting. */
const keptDays = 365;

/** The calendar as a page, from today on, and as a feed; 404 while nothing of it is switched on. */
export function calendarRoutes(site: SiteServer, { db }: Pick<AppContext, 'db'>): void {
  site.page(sitePaths.calendar, async (request) => {
    if (!hasCalendar(request.facts)) throw notFound();
    const events = await readCalendar(db, request.facts, gardenToday());
    return asHtml(renderCalendarPage(request, events));
  });

  site.page(sitePaths.calendarFeed, async (request) => {
    if (!hasCalendar(request.facts)) throw notFound();
    const events = await readCalendar(db, request.facts, addDays(gardenToday(), -keptDays));
    return {
      contentType: 'text/calendar; charset=utf-8',
      body: renderCalendarFeed(request, events),
    };
  });
}
