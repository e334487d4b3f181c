import { html } from '@remix-run/html-template';
import { renderBlocks } from '../pages/blocks.ts';
import type { PageContext } from '../pages/layout.ts';
import type { EntryKind, PublishedEntry } from '../published/published-entries.ts';
import { nameOf } from '../site-facts.ts';
import { pathOf } from '../site-links.ts';

/** How many entries a feed has. */
export const feedSize = 50;

/** What no XML may hold (its section 2.2), though texts copied from other programs do. */
const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

interface Feed {
  readonly kind: EntryKind;
  readonly title: string;
  /** The paths of the feed and of the list that it is of. */
  readonly path: string;
  readonly listPath: string;
  readonly entries: readonly PublishedEntry[];
}

/** The newest entries of a kind with their whole texts, as an Atom feed (RFC 4287). */
export function renderFeed({ facts, links }: PageContext, feed: Feed): string {
  const { kind, title, path, listPath, entries } = feed;
  const updated = entries
    .map((entry) => isoInstant(entry.updatedAt))
    .toSorted()
    .at(-1);
  const xml = html`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="pl">
<id>${links.absolute(listPath)}</id>
<title>${title} – ${nameOf(facts)}</title>
<updated>${updated ?? isoInstant(facts.updatedAt)}</updated>
<author><name>${nameOf(facts)}</name></author>
<link rel="self" type="application/atom+xml" href="${links.absolute(path)}"/>
<link rel="alternate" type="text/html" href="${links.absolute(listPath)}"/>${entries.map(
    (entry) => {
      const address = links.absolute(pathOf(kind, entry));
      const blocks = renderBlocks(entry.blocks, links, { isWhole: true });
      return html`
<entry>
<id>urn:uuid:${entry.id}</id>
<title>${entry.title}</title>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${isoInstant(entry.publicationFromDate)}</published>
<updated>${isoInstant(entry.updatedAt)}</updated>
<content type="html">${blocks.join('\n')}</content>
</entry>`;
    },
  )}
</feed>
`;
  return String(xml).replace(notInXml, '');
}

/** An instant as feeds write it: 2026-10-18T09:30:00.000Z. */
function isoInstant(instant: string): string {
  return new Date(instant).toISOString();
}
