import { SingleBar } from 'cli-progress';
import type { Progress } from './engine/plan.ts';

/** Fewer records are written before anybody would look at a bar. */
const fewRecords = 5000;

/** Shows on a terminal how far a long import is; elsewhere it shows nothing. */
export function progressBar(stream: NodeJS.WriteStream): { progress: Progress; stop: () => void } {
  const bar = new SingleBar({
    format: 'Zapisywanie [{bar}] {percentage}% ({value} z {total})',
    stream,
    clearOnComplete: true,
  });
  return {
    progress(done, total) {
      if (!stream.isTTY || total < fewRecords) return;
      if (!bar.isActive) bar.start(total, done);
      bar.update(done);
    },
    stop: () => bar.stop(),
  };
}
