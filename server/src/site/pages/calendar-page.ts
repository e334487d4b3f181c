import { keepTogether } from '@grzadka/contract/content/keep-together';
import { dayInWords } from '@grzadka/contract/core/time/day-in-words';
import { sitePaths } from '@grzadka/contract/site/site.paths';
import { html, type SafeHtml } from '@remix-run/html-template';
import type { CalendarEvent } from '../published/calendar-events.ts';
import { type PageContext, renderPage } from './layout.ts';
import { monthAsHeading, timeOnClock } from './text/day-in-words.ts';

/** What an event is called. */
export function nameOfEvent({ kind, title, isCalledOff }: CalendarEvent): string {
  switch (kind) {
    case 'meeting':
      return isCalledOff ? 'Walne zebranie – odwołane' : 'Walne zebranie';
    case 'readings':
      return 'Odczyt liczników';
    case 'due-day':
      return `Termin płatności: ${title}`;
  }
}

/** When a meeting that was moved was to be; null of what was not moved. */
export function movedInWords({ movedFrom }: CalendarEvent): string | null {
  if (movedFrom === null) return null;
  return `Przeniesione z ${dayInWords(movedFrom)}, godz. ${timeOnClock(new Date(movedFrom))}`;
}

/** The calendar of what comes, by month, and how to have it in a telephone. */
export function renderCalendarPage(context: PageContext, events: readonly CalendarEvent[]): string {
  const { links } = context;
  const months = Map.groupBy(events, ({ from }) => monthAsHeading(from));
  return renderPage(context, {
    title: 'Kalendarz',
    path: sitePaths.calendar,
    body: html`${
      events.length === 0
        ? html`<p>Nie ma teraz żadnych terminów.</p>`
        : html`${[...months].map(([month, some], place) => renderMonth(month, some, place))}`
    }
<p class="note"><a href="${links.to(sitePaths.calendarFeed)}">Dodaj do kalendarza w telefonie lub komputerze (plik .ics)</a></p>`,
  });
}

function renderMonth(month: string, events: readonly CalendarEvent[], place: number): SafeHtml {
  return html`
<section aria-labelledby="miesiac-${place}">
<h2 id="miesiac-${place}">${month}</h2>
<ul class="list">${events.map(
    (event) => html`
<li><h3>${keepTogether(nameOfEvent(event))}</h3>
<p class="day">${renderTime(event)}${event.place === null ? '' : `, ${keepTogether(event.place)}`}</p>${renderMove(event)}</li>`,
  )}</ul>
</section>`;
}

function renderMove(event: CalendarEvent): SafeHtml | '' {
  const moved = movedInWords(event);
  return moved === null ? '' : html`<p class="day">${keepTogether(moved)}</p>`;
}

/** When it is: one day, with the time of a meeting, or from one to another. */
function renderTime({ at, from, thru }: CalendarEvent): SafeHtml {
  const day = (iso: string, instant = iso) =>
    html`<time datetime="${instant}">${keepTogether(dayInWords(iso))}</time>`;
  if (at !== null) {
    return html`${day(from, at)}, ${keepTogether(`godz. ${timeOnClock(new Date(at))}`)}`;
  }
  return from === thru ? day(from) : html`${day(from)} – ${day(thru)}`;
}
