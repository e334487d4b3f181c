/** So few rows that to write their statement holds up nobody else's requests; of any table their values fit into one (65,535 parameters). */
const batchSize = 250;

/** Hands many rows to `write` in portions that fit into one statement. */
export async function writeInBatches<Row>(
  rows: readonly Row[],
  write: (batch: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let done = 0; done < rows.length; done += batchSize) {
    await write(rows.slice(done, done + batchSize));
  }
}
