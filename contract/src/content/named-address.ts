/** What people leave out where they read an address or type it. */
const unspoken = /^(?:https?:\/\/(?:www\.)?|mailto:|tel:)|\/$/gi;

/**
 * The address that a link leads to as it is named beside its words where nobody can press it, on paper or on the board at
 * the gate: 'example.org/zapisy'. Null where the words say it already.
 */
export function namedAddress(href: string, words: string): string | null {
  const address = href.replaceAll(unspoken, '');
  const isPhone = /^tel:/i.test(href);
  // A number is spaced as its writer liked, and with its country or without.
  const [said, meant] = isPhone
    ? [words.replaceAll(/\D/g, ''), address.replaceAll(/\D/g, '').slice(-withinPoland)]
    : [words.toLowerCase(), address.toLowerCase()];
  return said.includes(meant) ? null : address;
}

/** How many digits a phone number of Poland has. */
const withinPoland = 9;
