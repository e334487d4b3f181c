import { toldByProcess } from '../processes/told-by-process.ts';

/** What it took to print all notices of a run. */
export interface PrintingCost {
  readonly seconds: number;
  /** What was the process's own of the machine's memory at most. */
  readonly peakMegabytes: number;
  /** How large the document is. */
  readonly megabytes: number;
  /** How long another request waited for its turn at most, in milliseconds. */
  readonly longestWait: number;
}

/** With which `npm start` runs the program. */
const flags = ['--max-semi-space-size=8', '--heap-growing-percent=100'];

/** Prints all notices of a run as the program does, in a process of its own. Throws where that fails. */
export function runPrinting(url: string, runId: string): Promise<PrintingCost> {
  const program = new URL('print-notices.process.ts', import.meta.url);
  return toldByProcess(program, { arguments: [url, runId], flags });
}
