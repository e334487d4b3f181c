import { pageNames, type PageId } from '@grzadka/contract/page/page.model';
import { pagePath, sitePaths } from '@grzadka/contract/site/site-paths';
import { html, type SafeHtml } from '@remix-run/html-template';
import { nameOf, type SiteFacts } from '../site-facts.ts';
import type { SiteLinks } from '../site-links.ts';
import { statementsOf } from '../statements.ts';
import { renderDocument, renderStyleLinks, unlisted } from './html-document.ts';
import { keepTogether } from './keep-together.ts';

/** What every page is made with. */
export interface PageContext {
  readonly facts: SiteFacts;
  readonly links: SiteLinks;
  /** What stands in its head instead of the link to the style sheet. */
  readonly ownStyle?: SafeHtml;
}

/** What one page is. */
export interface PageParts {
  /** Its heading, and its title before the association's name; null on the start page, which has that alone. */
  readonly title: string | null;
  /** What search engines show of it, where its title does not say enough. */
  readonly description?: string;
  /** Its path below the site's root; null for a page that is none of the site's, such as a refusal. */
  readonly path: string | null;
  /** What is searched for, which stays in the field. */
  readonly phrase?: string;
  /** What else stands in its head. */
  readonly head?: SafeHtml;
  readonly body: SafeHtml;
}

const fixedPages = Object.entries(pageNames) as [PageId, string][];

/** The sections of the menu: the path and the name of each. */
const sections = [
  [sitePaths.notices, 'Ogłoszenia'],
  [sitePaths.news, 'Aktualności'],
  ...fixedPages.map(([id, name]) => [pagePath(id), name] as const),
  [sitePaths.documents, 'Dokumenty'],
] as const;

const allSections = sections.map(([, label]) => label).join(', ');

/** A page of the site as HTML. */
export function renderPage({ facts, links, ownStyle }: PageContext, parts: PageParts): string {
  const { title, path, phrase, head, body } = parts;
  const name = nameOf(facts);
  const description = parts.description ?? `${title ?? allSections} – ${name}`;
  const { logoUrl } = facts;
  return renderDocument({
    title: title === null ? name : `${title} – ${name}`,
    head: html`<meta name="description" content="${description}">
${
  path === null
    ? unlisted
    : html`<link rel="canonical" href="${links.absolute(path)}">
<meta property="og:title" content="${title ?? name}">
<meta property="og:site_name" content="${name}">
<meta property="og:url" content="${links.absolute(path)}">
<meta property="og:description" content="${description}">`
}
${ownStyle ?? renderStyleLinks(links)}
<link rel="alternate" type="application/atom+xml" title="Ogłoszenia – ${name}" href="${links.to(sitePaths.noticesFeed)}">
<link rel="alternate" type="application/atom+xml" title="Aktualności – ${name}" href="${links.to(sitePaths.newsFeed)}">
${head ?? ''}`,
    body: html`<a class="skip" href="#tresc">Przejdź do treści</a>
<header class="top">
<a class="brand" href="${links.to(sitePaths.start)}">${logoUrl === null ? '' : html`<img src="${links.logo(logoUrl)}" alt="" height="56">`}<span>${keepTogether(name)}</span></a>
<form class="search" action="${links.to(sitePaths.search)}" role="search">
<label class="unseen" for="fraza">Szukaj na stronie</label>
<input id="fraza" name="fraza" type="search" maxlength="100" autocomplete="off" placeholder="Szukaj"${phrase ? html` value="${phrase}"` : ''}>
<button type="submit">Szukaj</button>
</form>
<nav aria-label="Działy strony"><ul>${sections.map(([to, label]) => html`<li><a href="${links.to(to)}"${isIn(path, to) ? html` aria-current="${path === to ? 'page' : 'true'}"` : ''}>${label}</a></li>`)}</ul></nav>
</header>
<main id="tresc" tabindex="-1">
${title === null ? '' : html`<h1>${keepTogether(title)}</h1>`}
${body}
</main>
<footer>${renderFooter({ facts, links }, path)}</footer>`,
  });
}

function isIn(path: string | null, section: string): boolean {
  return path === section || (path?.startsWith(`${section}/`) ?? false);
}

function renderFooter({ facts, links }: PageContext, path: string | null): SafeHtml {
  const { phone, email, street, houseNumber, postalCode, city } = facts;
  const address = street === null ? null : `${street} ${houseNumber}, ${postalCode} ${city}`;
  return html`<address>
<strong>${keepTogether(nameOf(facts))}</strong>
${address === null ? '' : html`<span>${keepTogether(address)}</span>`}
${phone === null ? '' : html`<a href="tel:+${phone}">tel. ${spacedPhone(phone)}</a>`}
${email === null ? '' : html`<a href="mailto:${email}">${email}</a>`}
</address>
${statementsOf(facts).map((one) => html`<p><a href="${links.to(one.path)}">${one.title}</a></p>`)}
${links.signIn === null ? '' : html`<p><a href="${links.signIn}">Zaloguj</a></p>`}
${path === null ? '' : html`<p class="printed">${links.absolute(path)}</p>`}`;
}

/** A phone number, country code first, as people read it: '+48 600 700 800'. */
function spacedPhone(digits: string): string {
  return `+${digits.slice(0, 2)} ${digits.slice(2).replace(/(\d{3})(?=\d)/g, '$1 ')}`;
}
