import { SingleBar } from 'cli-progress';

/** Called with how much of how much is done. */
export type Progress = (done: number, total: number) => void;

/**
 * Shows on a terminal how far long work is, under a Polish word for it; elsewhere it shows nothing. Of less than
 * `fewest` nobody would look at a bar.
 */
export function progressBar(word: string, fewest = 0): { progress: Progress; stop: () => void } {
  const stream = process.stdout;
  const format = `${word} [{bar}] {percentage}% ({value} z {total})`;
  const bar = new SingleBar({ format, stream, clearOnComplete: true });
  return {
    progress(done, total) {
      if (!stream.isTTY || total < fewest) return;
      if (!bar.isActive) bar.start(total, done);
      bar.update(done);
    },
    stop: () => bar.stop(),
  };
}
