import { type Association, associationMeta } from '@grzadka/contract/core/association';
import { useSyncExternalStore } from 'react';

/** What was shown last; until then what the page came with. */
let shown: Association | undefined;
const listeners = new Set<() => void>();

/** Whose program it is, as the server wrote it into the page, or as it was changed here since. */
export function currentAssociation(): Association {
  shown ??= associationIn(document);
  return shown;
}

/** The same, for a screen that follows its changes. */
export function useAssociation(): Association {
  return useSyncExternalStore(listen, currentAssociation);
}

/** Shows another one in the place of what the page came with, which is of before. */
export function showAssociation(association: Association): void {
  shown = association;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the server wrote into a page. */
export function associationIn(page: Document): Association {
  const read = (name: string) =>
    page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;
  return { name: read(associationMeta.name), logoUrl: read(associationMeta.logoUrl) };
}
