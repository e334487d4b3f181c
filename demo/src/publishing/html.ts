import { allowedHtml } from '@grzadka/contract/content/html-rules';

// HTML as the editor writes it; the sanitiser leaves it as it is.

/** A paragraph for each text. */
export function p(...texts: string[]): string {
  return texts.map((text) => `<p>${text}</p>`).join('');
}

export function h2(text: string): string {
  return `<h2>${text}</h2>`;
}

export function h3(text: string): string {
  return `<h3>${text}</h3>`;
}

/** A list with bullets. */
export function ul(...items: string[]): string {
  return `<ul>${listItems(items)}</ul>`;
}

/** A numbered list. */
export function ol(...items: string[]): string {
  return `<ol>${listItems(items)}</ol>`;
}

function listItems(items: readonly string[]): string {
  return items.map((item) => `<li>${p(item)}</li>`).join('');
}

export function quote(text: string): string {
  return `<blockquote>${p(text)}</blockquote>`;
}

export function strong(text: string): string {
  return `<strong>${text}</strong>`;
}

export function em(text: string): string {
  return `<em>${text}</em>`;
}

export function link(href: string, text: string): string {
  return `<a href="${href}" rel="${allowedHtml.linkRel}">${text}</a>`;
}

/** A link to an address that nobody reads: example.com is reserved. */
export function mail(name: string): string {
  const address = `${name}@example.com`;
  return link(`mailto:${address}`, address);
}

/** A link to a number that nobody in Poland can have; the last six digits are free. */
export function phone(digits: string): string {
  return link(`tel:+48000${digits}`, `+48 000 ${digits.slice(0, 3)} ${digits.slice(3)}`);
}
