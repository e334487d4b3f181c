/** Few enough rows of any table that their values fit into one statement (65,535 parameters). */
const batchSize = 1000;

/** Hands many rows to `write` in portions that fit into one statement. */
export async function writeInBatches<Row>(
  rows: readonly Row[],
  write: (batch: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let done = 0; done < rows.length; done += batchSize) {
    await write(rows.slice(done, done + batchSize));
  }
}
