import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { StartError } from '#src/core/process/start-error.ts';
import {
  archiveHead,
  formatVersion,
  headName,
  type Manifest,
  manifest,
  manifestName,
  manifestSumName,
} from './archive-format.ts';

/** An entry as it passes by; its content is read before the next one comes. */
export interface ArchiveEntry {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly content: Readable;
}

/**
 * Hands on every entry of an archive in order. Throws for a file that is cut or no archive, and when
 * `signal` is aborted.
 */
export async function readEntries(
  path: string,
  visit: (entry: ArchiveEntry) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const tar = extract();
  const fed = pipeline(createReadStream(path, { signal }), tar);
  // Heard at the end; the loop below fails first.
  fed.catch(() => undefined);
  try {
    for await (const entry of tar) {
      signal?.throwIfAborted();
      const { name, size = 0 } = entry.header;
      // A bucket takes streams of Node alone, and those of tar-stream are not.
      await visit({ name, size, content: Readable.from(entry, { objectMode: false }) });
      entry.resume();
    }
  } finally {
    tar.destroy();
  }
  await fed;
}

/**
 * Checks a whole archive against its sums and gives what it holds. Throws a `StartError` for one that is
 * foreign, damaged, or of a format that this version does not know, and what `signal` gives as its
 * reason when it is aborted.
 */
export async function checkArchive(path: string, signal?: AbortSignal): Promise<Manifest> {
  const sums: Manifest['entries'] = [];
  const texts = new Map<string, string>();
  const own = new Set([headName, manifestName, manifestSumName]);
  const visit = async ({ name, size, content }: ArchiveEntry) => {
    if (own.has(name)) {
      const bytes = await buffer(content);
      texts.set(name, bytes.toString());
      sums.push({ name, size, sha256: createHash('sha256').update(bytes).digest('hex') });
    } else {
      sums.push({ name, size, sha256: await sumOf(content) });
    }
    if (sums.length === 1) requireKnownFormat(path, texts.get(headName));
  };
  await readEntries(path, visit, signal).catch((error: unknown) => {
    signal?.throwIfAborted();
    if (error instanceof StartError || isOfFileSystem(error)) throw error;
    throw sums.length === 0 ? foreign(path, error) : damaged(path, error);
  });
  if (sums.length === 0) throw foreign(path);
  return compare(path, sums, texts);
}

/** The sentence for an archive that is not as it was written. */
export function damaged(path: string, cause?: unknown): StartError {
  return new StartError(
    `Kopia zapasowa „${path}” jest uszkodzona lub niekompletna. Niczego nie zmieniono.`,
    cause,
  );
}

function foreign(path: string, cause?: unknown): StartError {
  return new StartError(
    `Plik „${path}” nie jest kopią zapasową Grządki. Niczego nie zmieniono.`,
    cause,
  );
}

function requireKnownFormat(path: string, text: string | undefined): void {
  const head = archiveHead.safeParse(parseJson(text));
  if (!head.success) throw foreign(path);
  if (head.data.formatVersion > formatVersion) throw newer(path);
}

/** The sentence for an archive of a later version. */
export function newer(path: string): StartError {
  return new StartError(
    `Kopię zapasową „${path}” wykonała nowsza wersja Grządki: zaktualizuj program. Niczego nie zmieniono.`,
  );
}

function compare(
  path: string,
  sums: Manifest['entries'],
  texts: ReadonlyMap<string, string>,
): Manifest {
  const [manifestEntry, sumEntry] = sums.slice(-2);
  const parsed = manifest.safeParse(parseJson(texts.get(manifestName)));
  if (
    !parsed.success ||
    manifestEntry?.name !== manifestName ||
    sumEntry?.name !== manifestSumName ||
    texts.get(manifestSumName) !== `${manifestEntry.sha256}  ${manifestName}\n` ||
    JSON.stringify(parsed.data.entries) !== JSON.stringify(sums.slice(0, -2))
  ) {
    throw damaged(path);
  }
  return parsed.data;
}

async function sumOf(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('hex');
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Such as a file that is not there; what tar says of content has no system call. */
function isOfFileSystem(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
