import { keepTogether } from '@grzadka/contract/content/keep-together';
import { pageNames } from '@grzadka/contract/page/page.model';
import { pagePath } from '@grzadka/contract/site/site.paths';
import { html, type SafeHtml } from '@remix-run/html-template';
import type { SiteFacts } from '../site-facts.ts';
import type { SiteLinks } from '../site-links.ts';

/** The heading of the contact, by which what holds it is named. */
const headingId = 'dyzury';

/**
 * How and when the association is reached, as the settings say it; null where they say nothing. Where the page is not
 * that of the contact, it leads there.
 */
export function renderContact(
  { facts, links }: { facts: SiteFacts; links: SiteLinks },
  { isContactPage }: { isContactPage: boolean },
): SafeHtml | null {
  const { officeHours } = facts;
  const ways = renderWays(facts);
  if (ways.length === 0 && officeHours === null) return null;
  const body = html`<h2 id="${headingId}">${officeHours === null ? 'Kontakt' : keepTogether('Kontakt i dyżury')}</h2>
${ways.length === 0 ? '' : html`<address>${ways.map((way) => html`<p>${way}</p>`)}</address>`}
${officeHours === null ? '' : renderHours(officeHours)}`;
  return isContactPage
    ? html`<section class="contact" aria-labelledby="${headingId}">${body}</section>`
    : html`<aside class="contact" aria-labelledby="${headingId}">${body}
<p><a href="${links.to(pagePath('kontakt'))}">Więcej: ${pageNames.kontakt}</a></p></aside>`;
}

/** Address, phone and e-mail, as far as they are known. */
export function renderWays({
  phone,
  email,
  street,
  houseNumber,
  postalCode,
  city,
}: SiteFacts): SafeHtml[] {
  const ways = [
    street !== null &&
      html`${keepTogether(`${street} ${houseNumber}`)}, <span class="whole">${postalCode} ${city}</span>`,
    phone !== null && html`<a href="tel:+${phone}">tel. ${spacedPhone(phone)}</a>`,
    email !== null && html`<a href="mailto:${email}">${email}</a>`,
  ];
  return ways.filter((way) => way !== false);
}

/** How many plots are free, and how to apply for one; null where the settings do not say so. */
export function renderFreePlots({ freePlotCount, howToApply }: SiteFacts): SafeHtml | null {
  if (freePlotCount === null) return null;
  const lines = howToApply === null ? [] : linesOf(howToApply);
  return html`<section aria-labelledby="wolne-dzialki"><h2 id="wolne-dzialki">Wolne działki</h2>
<p>${freePlotCount === 0 ? keepTogether('Teraz nie ma wolnych działek.') : keepTogether(`Liczba wolnych działek: ${freePlotCount}`)}</p>
${lines.map((line) => html`<p>${keepTogether(line)}</p>`)}</section>`;
}

function linesOf(typed: string): string[] {
  return typed.split('\n').filter((line) => line.trim() !== '');
}

function renderHours(typed: string): SafeHtml {
  return html`<ul class="hours">${linesOf(typed).map((line) => html`<li>${keepTogether(line)}</li>`)}</ul>`;
}

/** A phone number, country code first, as people read it: '+48 600 700 800'. */
function spacedPhone(digits: string): string {
  return `+${digits.slice(0, 2)} ${digits.slice(2).replace(/(\d{3})(?=\d)/g, '$1 ')}`;
}
