/** The page at which whoever got a message stops getting such; it needs no session. */
const page = '/wypisz/';

/** Its address; `token` is what the message brought (docs/product/consents.md#unsubscribing). */
export function unsubscribePage(token: string): string {
  return page + encodeURIComponent(token);
}

/** The token in the address of that page; undefined at any other one. */
export function unsubscribeToken(pathname: string): string | undefined {
  if (!pathname.startsWith(page)) return undefined;
  const token = pathname.slice(page.length);
  try {
    return decodeURIComponent(token);
  } catch {
    // Cut somewhere on its way; nobody's then, as any other unknown one.
    return token;
  }
}
