import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** More than the headers of any e-mail that the program writes to one household take. */
const headBytes = 16_384;

/** What stands around an address in a header. */
const between = /[\s<>,;:"()]/;

/** The names of files in the folder of e-mails by the addresses that they go to, in lower case; empty where there is no folder. */
export async function readMailFolder(
  dataDir: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const folder = join(dataDir, 'mail');
  const files = new Map<string, string[]>();
  for (const name of await readdir(folder).catch(() => [])) {
    for (const to of await readRecipients(join(folder, name))) {
      files.getOrInsertComputed(to, () => []).push(name);
    }
  }
  return files;
}

/** Removes an e-mail from its folder; one that is not there is no error. */
export async function removeMail(dataDir: string, name: string): Promise<void> {
  await rm(join(dataDir, 'mail', name), { force: true });
}

/** Whom an e-mail goes to, by its headers. */
async function readRecipients(path: string): Promise<ReadonlySet<string>> {
  const file = await open(path).catch(() => null);
  if (file === null) return new Set();
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const [head = ''] = buffer.toString('utf8', 0, bytesRead).split(/\r?\n\r?\n/, 1);
    const lines = head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
    const to = lines.filter((line) => /^(to|cc|bcc):/i.test(line)).join(' ');
    const words = to.split(between).filter((word) => word.includes('@'));
    return new Set(words.map((word) => word.toLowerCase()));
  } finally {
    await file.close();
  }
}
