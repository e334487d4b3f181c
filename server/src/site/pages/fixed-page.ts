import { type PageId, pageNames } from '@grzadka/contract/page/page.model';
import { pagePath } from '@grzadka/contract/site/site.paths';
import { html } from '@remix-run/html-template';
import type { PublishedBlock } from '../published/published-blocks.ts';
import { renderBlocks } from './blocks.ts';
import { renderContact } from './contact.ts';
import { type PageContext, renderPage } from './layout.ts';

/** A fixed page with the blocks of one of its versions. */
export function renderFixedPage(
  context: PageContext,
  id: PageId,
  blocks: readonly PublishedBlock[],
): string {
  const isTold = id === 'kontakt' && renderContact(context, { isContactPage: true }) !== null;
  const body =
    blocks.length === 0 && !isTold
      ? html`<p>Ta strona jest w przygotowaniu.</p>`
      : html`${renderBlocks(blocks, context.links)}`;
  return renderPage(context, { title: pageNames[id], path: pagePath(id), body });
}
