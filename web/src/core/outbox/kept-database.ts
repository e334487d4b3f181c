/** The browser's database of what is typed and not yet saved. */
export const keptDatabase = 'grzadka-outbox';

/**
 * Whether something typed may be waiting in this browser: its database is there, which is made with the first value, or the
 * browser does not tell.
 */
export async function mayKeepEntries(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === keptDatabase);
  } catch {
    return true;
  }
}
