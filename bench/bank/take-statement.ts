import { fileURLToPath } from 'node:url';
import { toldByProcess } from '../processes/told-by-process.ts';

/** What it took to preview a statement, and to book it. */
export interface StatementCost {
  /** Seconds. */
  readonly previewed: number;
  readonly applied: number;
  /** What booking it took of the processor, seconds of the program's and PostgreSQL's. */
  readonly appliedProcessor: number;
  /** What was the process's own of the machine's memory at most while it was previewed. */
  readonly peakMegabytes: number;
  /** How many of the lines were surely somebody's. */
  readonly booked: number;
  /** How long another request waited for its turn at most, in milliseconds. */
  readonly longestWait: number;
}

/** With which `npm start` runs the program. */
const flags = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=100',
  `--require=${fileURLToPath(new URL('../../scripts/compile-cache.cjs', import.meta.url))}`,
];

/** Previews and books a statement of so many payments as the program does, in a process of its own. Throws where that fails. */
export function takeStatement(url: string, lines: number): Promise<StatementCost> {
  const program = new URL('take-statement.process.ts', import.meta.url);
  return toldByProcess(program, { arguments: [url, String(lines)], flags });
}
