import { lstat, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Platform } from './platforms.ts';

/** What a program of macOS for several processors begins with, and the most of them: a compiled class of Java begins alike. */
const several = { magic: 0xcafebabe, most: 8 };

/** The processors by their numbers in such a program. */
const processors = { x64: 0x01000007, arm64: 0x0100000c } as const;

/**
 * Leaves in the programs and libraries of macOS below a folder what one processor needs, as `lipo -thin` does: PostgreSQL comes
 * for both in each file. A part is whole in itself, with its own signature. Other files stay as they are.
 * @throws Error for a program that has nothing for this processor
 */
export async function keepOneArchitecture(folder: string, cpu: Platform['cpu']): Promise<void> {
  for (const path of await readdir(folder, { recursive: true })) {
    const file = join(folder, path);
    // Links lead to files that are met as well.
    if (!(await lstat(file)).isFile()) continue;
    const whole = await readFile(file);
    const own = partFor(whole, cpu);
    if (own === null) throw new Error(`${path} has nothing for ${cpu}`);
    if (own !== whole) await writeFile(file, own);
  }
}

/** The part of a program for one processor; itself where it is no such program, null where it has none. */
function partFor(file: Buffer, cpu: Platform['cpu']): Buffer | null {
  if (file.length < 8 || file.readUInt32BE(0) !== several.magic) return file;
  const count = file.readUInt32BE(4);
  if (count > several.most) return file;
  // Each part is stated by its processor, its variant, where it lies, how long it is, and how it is aligned.
  for (let at = 8; at < 8 + count * 20; at += 20) {
    if (file.readUInt32BE(at) !== processors[cpu]) continue;
    const begin = file.readUInt32BE(at + 8);
    return file.subarray(begin, begin + file.readUInt32BE(at + 12));
  }
  return null;
}
