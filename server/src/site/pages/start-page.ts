import { sitePaths } from '@grzadka/contract/site/site-paths';
import { html, type SafeHtml } from '@remix-run/html-template';
import type { EntryKind, ListedEntry } from '../published/published-entries.ts';
import { nameOf } from '../site-facts.ts';
import { type PageContext, renderPage } from './layout.ts';
import { renderEntries } from './list-page.ts';

/** How many stand on the start page: the pinned notices, whom nobody pins by the dozen, and the newest of each kind. */
export const onStart = { pinned: 50, newest: 5 } as const;

/** The start page: what is pinned, the newest notices, the newest news. */
export function renderStartPage(
  context: PageContext,
  entries: readonly (ListedEntry & { readonly kind: EntryKind })[],
): string {
  return renderPage(context, {
    title: null,
    path: sitePaths.start,
    // Its heading is what the head of every page begins with: seen once is enough.
    body: html`<h1 class="unseen">${nameOf(context.facts)}</h1>
${(['notice', 'news'] as const).map((kind) =>
  renderPart(
    context,
    kind,
    entries.filter((entry) => entry.kind === kind),
  ),
)}`,
  });
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
  entries: readonly ListedEntry[],
): SafeHtml {
  const { title, path, all, empty } = parts[kind];
  return html`<section aria-labelledby="${kind}">
<h2 id="${kind}">${title}</h2>
${entries.length === 0 ? html`<p>${empty}</p>` : renderEntries(links, kind, entries, { level: 3 })}
<p><a href="${links.to(path)}">${all}</a></p>
</section>`;
}
