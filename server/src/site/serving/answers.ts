import type { SiteReply } from './kept-replies.ts';

/** A page. */
export function asHtml(body: string, headers: Readonly<Record<string, string>> = {}): SiteReply {
  return { contentType: 'text/html; charset=utf-8', body, headers };
}

/** Where what a short address stands for is now: the short one stays the one to ask for. */
export function foundAt(address: string): SiteReply {
  return { status: 302, ...asHtml('', { location: address }) };
}

/** The right address of what was asked for under another one. */
export function movedTo(address: string): SiteReply {
  return { status: 301, ...asHtml('', { location: address }) };
}
