import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** The most bytes of an archive: what somebody fetches over a line of an office. */
const mostBytes = 120_000_000;

/**
 * Packs a folder into an archive, alike for the same files wherever and whenever it is made: their order, owners and times are
 * stated. Others than the one who unpacks it may read it, as the database's user has to. Needs GNU tar.
 * @throws Error for one that is larger than it may be
 */
export function packFolder(folder: string, archive: string, time: string): void {
  const options = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', `--mtime=${time}`];
  const tar = ['--mode=u=rwX,go=rX', '--use-compress-program=gzip -9n', '-cf', archive];
  execFileSync('tar', [...options, ...tar, '-C', dirname(folder), basename(folder)]);
  const { size } = statSync(archive);
  if (size > mostBytes) throw new Error(`${archive} is too large: ${size} bytes`);
}

/** Writes the sums of archives into a file beside them, as \`sha256sum --check\` reads it. */
export async function writeSums(folder: string, names: readonly string[]): Promise<void> {
  const lines: string[] = [];
  for (const name of names.toSorted()) {
    const hash = createHash('sha256');
    for await (const piece of createReadStream(join(folder, name))) hash.update(piece);
    lines.push(`${hash.digest('hex')}  ${name}\n`);
  }
  await writeFile(join(folder, 'SHA256SUMS'), lines.join(''));
}
