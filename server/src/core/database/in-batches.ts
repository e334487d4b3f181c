/** Few enough rows of any table that their values fit into one statement (65,535 parameters). */
const batchSize = 1000;

/** Hands many rows to `write` in portions that fit into one statement; `progress` counts them. */
export async function writeInBatches<Row>(
  rows: readonly Row[],
  write: (batch: Row[]) => Promise<unknown>,
  progress: (done: number) => void = () => {},
): Promise<void> {
  for (let done = 0; done < rows.length; done += batchSize) {
    await write(rows.slice(done, done + batchSize));
    progress(Math.min(done + batchSize, rows.length));
  }
}
