import { html } from '@remix-run/html-template';
import { sitePaths } from '@grzadka/contract/site/site-paths';
import type { Statement } from '../statements.ts';
import { type PageContext, renderPage } from './layout.ts';
import { createLineMarker } from './statement-ids.ts';
import { renderTypedText } from './typed-text.ts';

/** The page of a statement. */
export function renderStatementPage(
  context: PageContext,
  { title, path, text }: Statement,
): string {
  const show = path === sitePaths.accessibility ? createLineMarker() : undefined;
  const body = html`<div class="text">${renderTypedText(text, show)}</div>`;
  return renderPage(context, { title, path, body });
}
