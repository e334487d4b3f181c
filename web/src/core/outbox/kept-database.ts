/** The browser's database of what is typed and not yet saved. */
export const keptDatabase = 'grzadka-outbox';

/** Whether a database may be there, which is made when there is something to keep; also where the browser does not tell. */
export async function mayBeKept(database: string): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === database);
  } catch {
    return true;
  }
}

/** Whether something typed may be waiting in this browser. */
export const mayKeepEntries = () => mayBeKept(keptDatabase);
