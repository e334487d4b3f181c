import { buildIdMeta } from '@grzadka/contract/core/build-id';

type Listener = () => void;

let newest: string | undefined;
let listener: Listener | undefined;

/** The build that the page is of; undefined of one that was not built, in development. */
export function ownBuild(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${buildIdMeta}"]`)?.content;
}

/** Takes what a reply says of the server's build; null where it says nothing. */
export function hearOfBuild(build: string | null): void {
  if (build === null) return;
  const own = ownBuild();
  // A page that was not built, in development, reloads by itself.
  if (own === undefined || build === own || build === newest) return;
  newest = build;
  listener?.();
}

/**
 * Calls `onNewer` once for each build of the server that is not the page's own, the one that was last heard of
 * included. Returns the way to stop.
 */
export function listenToNewerBuilds(onNewer: Listener): () => void {
  listener = onNewer;
  if (newest !== undefined) onNewer();
  return () => {
    listener = undefined;
  };
}

/** Lets the next reply tell of the newer build again. */
export function forgetNewerBuild(): void {
  newest = undefined;
}
