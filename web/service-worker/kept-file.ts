/** A file that the service worker keeps: its address, and what changes with it (null where the address does). */
export interface KeptFile {
  readonly url: string;
  readonly revision: string | null;
}
