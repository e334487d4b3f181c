import { SingleBar } from 'cli-progress';

/** Told how many stored objects of how many are done. */
export type Progress = (done: number, total: number) => void;

/** Shows on a terminal how far the stored objects are; elsewhere it shows nothing. */
export function objectsBar(stream: NodeJS.WriteStream): { progress: Progress; stop: () => void } {
  const bar = new SingleBar({
    format: 'Pliki [{bar}] {percentage}% ({value} z {total})',
    stream,
    clearOnComplete: true,
  });
  return {
    progress(done, total) {
      if (!stream.isTTY) return;
      if (!bar.isActive) bar.start(total, done);
      bar.update(done);
    },
    stop: () => bar.stop(),
  };
}
