import type { SiteReply } from './kept-replies.ts';

/** A page. */
export function asHtml(body: string, headers: Readonly<Record<string, string>> = {}): SiteReply {
  return { contentType: 'text/html; charset=utf-8', body, headers };
}

/** The right address of what was asked for under another one. */
export function movedTo(address: string): SiteReply {
  return { status: 301, ...asHtml('', { location: address }) };
}
