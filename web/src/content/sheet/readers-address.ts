import type { PublicationState } from '@grzadka/contract/core/publication/publication-state';
import type { SiteState } from '@grzadka/contract/site/site.model';
import { shortPath } from '@grzadka/contract/site/site.paths';
import { siteAddress } from '../../site/site-addresses.ts';
import { sheetText } from '../board-sheet.text.ts';

/** Names by which a computer finds itself, and nobody else finds it. */
const ownNames = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** The address at which readers find an entry, whole, or why paper can name none. */
export type ReadersAddress = { readonly address: string } | { readonly missing: string };

/** The short address of an entry as paper names it; `here` is where the program is open. */
export function readersAddress(
  { id, state }: { id: string; state: PublicationState },
  site: SiteState,
  here: string,
): ReadersAddress {
  if (state === 'draft') return { missing: sheetText.draft };
  if (state === 'ended') return { missing: sheetText.ended };
  if (!site.enabled) return { missing: sheetText.noSite };
  const address = new URL(siteAddress(site, shortPath(id)), here);
  return ownNames.test(address.hostname)
    ? { missing: sheetText.ownComputer(address.host) }
    : { address: address.href };
}
