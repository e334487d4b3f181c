import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

interface MeasuredProcess {
  readonly arguments: readonly string[];
  /** How Node runs it; as it is where none are stated. */
  readonly flags?: readonly string[];
}

/** Runs a program in a process of its own, which sends its cost. Throws where it ends without. */
export async function toldByProcess<Cost>(
  program: URL,
  { arguments: args, flags = [] }: MeasuredProcess,
): Promise<Cost> {
  const child = fork(fileURLToPath(program), args, { execArgv: [...flags] });
  const told: Cost[] = [];
  child.on('message', (cost: Cost) => told.push(cost));
  await once(child, 'exit');
  const [cost] = told;
  if (cost === undefined) throw new Error(`${program.pathname} failed`);
  return cost;
}
