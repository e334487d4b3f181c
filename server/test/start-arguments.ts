import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const projectRoot = join(import.meta.dirname, '../..');

/** What stands behind `node` in the script `start`, from any working folder: what is tested and measured is what people start. */
export function startArguments(): string[] {
  const manifest = z.object({ scripts: z.object({ start: z.string() }) });
  const text = readFileSync(join(projectRoot, 'package.json'), 'utf8');
  const [command, ...rest] = manifest.parse(JSON.parse(text)).scripts.start.split(' ');
  if (command !== 'node') throw new Error('npm start does not begin with node');
  return rest.map((argument) => {
    const file = join(projectRoot, argument);
    return existsSync(file) ? file : argument;
  });
}
