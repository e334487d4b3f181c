import type { Figure } from '../figures/figure.ts';
import { toldByProcess } from '../processes/told-by-process.ts';

/** What it took to print a document of many letters. */
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

const rounds = 3;

/** What printing may cost at the most. */
type PrintingTargets = Record<keyof PrintingCost, number>;

/** Prints as the program does, each time in a process of its own, which runs one of the programs that lie here. Throws where that fails. */
export async function measurePrinting(
  program: URL,
  args: readonly string[],
  { name, targets }: { name: string; targets: PrintingTargets },
): Promise<Figure[]> {
  const costs: PrintingCost[] = [];
  for (let round = 0; round < rounds; round += 1) {
    costs.push(await toldByProcess(program, { arguments: args, flags }));
  }
  const figure = (cost: keyof PrintingCost, what: string, unit: Figure['unit']): Figure => ({
    name: `${name}${what}`,
    unit,
    rounds: costs.map((measured) => measured[cost]),
    target: { atMost: targets[cost] },
  });
  return [
    figure('seconds', '', 's'),
    figure('peakMegabytes', ': memory', 'MB'),
    figure('megabytes', ': size', 'MB'),
    figure('longestWait', ': the longest wait of other requests', 'ms'),
  ];
}
