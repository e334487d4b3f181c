import { keepTogether } from '@grzadka/contract/content/keep-together';
import { sitePaths } from '@grzadka/contract/site/site.paths';
import { html, type SafeHtml } from '@remix-run/html-template';
import type { EntryKind, ListedEntry } from '../published/published-entries.ts';
import { nameOf } from '../site-facts.ts';
import { pathOf } from '../site-links.ts';
import { type PageContext, renderPage } from './layout.ts';
import { renderBeginning, renderEntries } from './list-page.ts';
import { renderPicture } from './picture.ts';

/** How many stand on the start page: the pinned notices, whom nobody pins by the dozen, and the newest of each kind. */
export const onStart = { pinned: 50, newest: 5 } as const;

type StartEntry = ListedEntry & { readonly kind: EntryKind };

/**
 * The start page: what is pinned, a piece of news with its picture, the newest notices and the newest news. The one that
 * leads is the newest with a picture, else the newest.
 */
export function renderStartPage(context: PageContext, entries: readonly StartEntry[]): string {
  const pinned = entries.filter((entry) => entry.isPinned);
  const news = entries.filter((entry) => entry.kind === 'news');
  const lead = news.find(({ picture }) => picture !== null) ?? news[0];
  const others = entries.filter((entry) => entry !== lead && !entry.isPinned);
  return renderPage(context, {
    title: null,
    path: sitePaths.start,
    picture: context.facts.picture ?? lead?.picture ?? null,
    above: renderHead(context),
    // Its heading is what the head of every page begins with: seen once is enough.
    body: html`<h1 class="unseen">${nameOf(context.facts)}</h1>
${pinned.length === 0 ? '' : renderPinned(context, pinned)}
${lead ? renderLead(context, lead) : ''}
<div class="beside">
${(['notice', 'news'] as const).map((kind) =>
  renderPart(context, kind, {
    isEmpty: entries.every((entry) => entry.kind !== kind),
    entries: others.filter((entry) => entry.kind === kind),
  }),
)}
</div>`,
  });
}

/** The picture of the garden itself, above everything. */
function renderHead({ facts, links }: PageContext): SafeHtml {
  return facts.picture === null
    ? html``
    : renderPicture(facts.picture, {
        address: links.image,
        className: 'head',
        sizes: '(max-width: 60rem) 100vw, 46rem',
      });
}

function renderPinned({ links }: PageContext, pinned: readonly StartEntry[]): SafeHtml {
  return html`<section class="now" aria-labelledby="wazne">
<h2 id="wazne">Ważne teraz</h2>
${renderEntries(links, 'notice', pinned.map(withoutPicture), { level: 3 })}
</section>`;
}

/** Many stand side by side, and are to be read at once. */
const withoutPicture = (entry: StartEntry) => ({ ...entry, picture: null });

function renderLead({ links }: PageContext, lead: StartEntry): SafeHtml {
  const { picture } = lead;
  return html`<article class="entry lead">
<h2><a href="${links.to(pathOf(lead.kind, lead))}">${keepTogether(lead.title)}</a></h2>
${renderBeginning(lead)}${
  picture === null
    ? ''
    : html`
${renderPicture(picture, { address: links.image, className: 'leading', sizes: '(max-width: 40rem) 100vw, 30rem' })}`
}
</article>`;
}

const parts = {
  notice: {
    title: 'Ogłoszenia',
    path: sitePaths.notices,
    all: 'Wszystkie ogłoszenia',
    empty: 'Nie ma teraz ogłoszeń.',
  },
  news: {
    title: 'Aktualności',
    path: sitePaths.news,
    all: 'Wszystkie aktualności',
    empty: 'Nie ma teraz aktualności.',
  },
} as const satisfies Record<EntryKind, object>;

function renderPart(
  { links }: PageContext,
  kind: EntryKind,
  { entries, isEmpty }: { entries: readonly ListedEntry[]; isEmpty: boolean },
): SafeHtml {
  const { title, path, all, empty } = parts[kind];
  return html`<section aria-labelledby="${kind}">
<h2 id="${kind}">${title}</h2>
${isEmpty ? html`<p>${empty}</p>` : ''}
${entries.length === 0 ? '' : renderEntries(links, kind, entries, { level: 3 })}
<p><a href="${links.to(path)}">${all}</a></p>
</section>`;
}
