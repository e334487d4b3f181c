import { type ChildProcess, fork } from 'node:child_process';
import { on } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import type { ReceivedFile } from '#src/core/http/body/multipart-file.ts';
import { type ImportMessage, type ImportOrder, importMessage } from './import-messages.ts';

const program = fileURLToPath(new URL('import-process.ts', import.meta.url));

/** Those of `npm run import`: memory is cleared when it has grown by half (0062), and it starts at once. */
const flags = [
  '--heap-growing-percent=50',
  '--require',
  fileURLToPath(new URL('../../../../scripts/compile-cache.cjs', import.meta.url)),
];

/**
 * Has a process of its own import a file: its memory is gone with it, requests are answered meanwhile as
 * before, and ending it is enough to undo what it has written. Gives what the process tells, until it is
 * aborted; one that ends without a last word is a failure.
 */
export async function* runImportProcess(
  order: ImportOrder,
  { file, signal }: { file: ReceivedFile; signal: AbortSignal },
): AsyncGenerator<ImportMessage, void> {
  const child = fork(program, { execArgv: flags, stdio: ['pipe', 'ignore', 'ignore', 'ipc'] });
  // Whoever reads what it tells hears of a failure, too; unheard, a later one would end this program.
  child.on('error', () => {});
  const end = () => void child.kill();
  signal.addEventListener('abort', end);
  try {
    // From now on, so that nothing is missed while the file is handed over.
    const told = on(child, 'message', { close: ['disconnect'] });
    child.send(order);
    await hand(file, child);
    for await (const [said] of told) {
      const message = importMessage.parse(said);
      yield message;
      if (message.kind !== 'progress') return;
    }
    if (!signal.aborted) yield { kind: 'failed', code: 'internal', cause: 'the process ended' };
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
}

/** A process that has ended before it has read all says so itself. */
async function hand(file: ReceivedFile, { stdin }: ChildProcess): Promise<void> {
  if (stdin !== null) await pipeline(file.stream(), stdin).catch(() => {});
}
