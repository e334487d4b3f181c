import { type ChildProcess, fork } from 'node:child_process';
import { on, once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { importLimits } from '@grzadka/contract/import/import-limits';
import type { ReceivedFile } from '#src/core/http/body/multipart-file.ts';
import { endedImports, type ImportBounds } from '../import-guard.ts';
import { type ImportMessage, type ImportOrder, importMessage } from './import-messages.ts';

const program = fileURLToPath(new URL('import-process.ts', import.meta.url));

/**
 * Those of `npm run import`: memory is cleared when it has grown by half (0062), and it starts at once. What it holds
 * is bounded besides (0119).
 */
const flagsFor = ({ heapMegabytes }: ImportBounds) => [
  '--heap-growing-percent=50',
  `--max-old-space-size=${heapMegabytes}`,
  '--require',
  fileURLToPath(new URL('../../../../scripts/compile-cache.cjs', import.meta.url)),
];

/**
 * Has a process of its own import a file: its memory is gone with it, requests are answered meanwhile as before, and ending it
 * is enough to undo what it has written. Yields what the process sends, until it is aborted; one that ends without a last word
 * was refused memory, or is a failure. It guards its bounds itself; where it no longer comes to that, it is ended from here.
 */
export async function* runImportProcess(
  order: ImportOrder,
  {
    file,
    signal,
    bounds = importLimits,
  }: { file: Pick<ReceivedFile, 'stream'>; signal: AbortSignal; bounds?: ImportBounds },
): AsyncGenerator<ImportMessage, void> {
  const child = fork(program, {
    execArgv: flagsFor(bounds),
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  // The loop below learns of a failure anyway; without a listener a later one would end this program.
  child.on('error', () => {});
  const exited = once(child, 'exit').catch(() => {});
  const end = () => void child.kill();
  signal.addEventListener('abort', end);
  let isLate = false;
  let hasBegun = false;
  const endLate = () => {
    isLate = true;
    child.kill('SIGKILL');
  };
  let timer = setTimeout(endLate, (bounds.readingSeconds + grace) * 1000);
  try {
    // From now on, so that nothing is missed while the file is handed over.
    const told = on(child, 'message', { close: ['disconnect'] });
    child.send(order);
    await hand(file, child);
    for await (const [said] of told) {
      const message = importMessage.parse(said);
      if (!hasBegun) {
        hasBegun = true;
        clearTimeout(timer);
        timer = setTimeout(endLate, (bounds.workMinutes * 60 + grace) * 1000);
      }
      yield message;
      if (message.kind !== 'progress') return;
    }
    await exited;
    if (signal.aborted) return;
    if (isLate) yield { kind: 'refused', lines: [endedImports.time] };
    else if (lacksMemory(child)) yield { kind: 'refused', lines: [endedImports.memory] };
    else yield { kind: 'failed', code: 'internal', cause: 'the process ended' };
  } finally {
    signal.removeEventListener('abort', end);
    clearTimeout(timer);
    end();
  }
}

/** How much longer than the process itself allows it is waited for, in seconds. */
const grace = 15;

/** Whether a process was ended for its memory: by itself, or by the system. */
function lacksMemory({ signalCode, exitCode }: ChildProcess): boolean {
  return signalCode === 'SIGABRT' || signalCode === 'SIGKILL' || exitCode === abortedExit;
}

/** What a program that V8 aborts ends with where there are no signals. */
const abortedExit = 134;

/** A process that has ended before it has read all says so itself. */
async function hand(file: Pick<ReceivedFile, 'stream'>, { stdin }: ChildProcess): Promise<void> {
  if (stdin !== null) await pipeline(file.stream(), stdin).catch(() => {});
}
