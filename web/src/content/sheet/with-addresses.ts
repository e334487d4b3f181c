import { namedAddress } from '@grzadka/contract/content/named-address';

/** A text for paper, where nobody can press a link: its words, and the address that they do not say. */
export function withAddresses(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const link of body.querySelectorAll('a')) {
    const address = namedAddress(link.getAttribute('href') ?? '', link.textContent);
    link.replaceWith(...link.childNodes, ...(address === null ? [] : [` (${address})`]));
  }
  return body.innerHTML;
}
