import { html } from '@remix-run/html-template';
import type { Statement } from '../statements.ts';
import { type PageContext, renderPage } from './layout.ts';
import { renderTypedText } from './typed-text.ts';

/** The page of a statement. */
export function renderStatementPage(
  context: PageContext,
  { title, path, text }: Statement,
): string {
  const body = html`<div class="text">${renderTypedText(text)}</div>`;
  return renderPage(context, { title, path, body });
}
