import { allowedHtml } from '@grzadka/contract/content/html-rules';

const protocols: readonly string[] = allowedHtml.linkProtocols;
const emailAddress = /^[^\s@:/]+@[^\s@:/.]+(?:\.[^\s@:/.]+)+$/;
const phoneNumber = /^\+?\d[\d\s()-]{5,}\d$/;

/** Whether an address leads where a text may lead. */
export function isLinkAddress(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && protocols.includes(url.protocol);
}

/**
 * The address that a person means: as typed, or completed to that of a page, an e-mail or a phone;
 * undefined where it is none of them.
 */
export function completeAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (isLinkAddress(text)) return text;
  if (emailAddress.test(text)) return `mailto:${text}`;
  if (phoneNumber.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  return isBareHost(text) && isLinkAddress(`https://${text}`) ? `https://${text}` : undefined;
}

/** Whether a text without a protocol, such as www.rod.pl/regulamin, names a page. */
export function isBareHost(text: string): boolean {
  return /^[\p{L}\d-]+(\.[\p{L}\d-]+)+(:\d+)?([/?#]\S*)?$/u.test(text);
}
