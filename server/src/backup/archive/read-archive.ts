import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { StartError } from '#src/core/process/start-error.ts';
import {
  archiveHead,
  entryContent,
  formatVersion,
  headName,
  type Manifest,
  manifest,
  manifestName,
  manifestSumName,
  objectName,
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
 * Checks a whole archive against its sums, and its rows of objects against its objects, and gives what it holds. Throws a `StartError` for one that is
 * foreign, damaged, or of a format that this version does not know, and what `signal` gives as its
 * reason when it is aborted.
 */
export async function checkArchive(path: string, signal?: AbortSignal): Promise<Manifest> {
  const sums: Manifest['entries'] = [];
  const texts = new Map<string, string>();
  const own = new Set([headName, manifestName, manifestSumName]);
  const objectRows: Buffer[] = [];
  const visit = async ({ name, size, content }: ArchiveEntry) => {
    const part = entryContent(name);
    const isOfObjects = part?.kind === 'table' && part.table === objectTable;
    if (own.has(name) || isOfObjects) {
      const bytes = await buffer(content);
      if (isOfObjects) objectRows.push(bytes);
      else texts.set(name, bytes.toString());
      sums.push({ name, size, sha256: createHash('sha256').update(bytes).digest('hex') });
    } else {
      sums.push({ name, size, sha256: await sumOf(content) });
    }
    if (sums.length === 1) requireKnownFormat(path, texts.get(headName));
  };
  await readEntries(path, visit, signal).catch((error: unknown) => {
    signal?.throwIfAborted();
    if (error instanceof StartError || isOfFileSystem(error)) throw error;
    throw sums.length === 0 ? foreign(path, error) : damaged(path, { cause: error });
  });
  if (sums.length === 0) throw foreign(path);
  const found = compare(path, sums, texts);
  const absent = await absentObject(found, objectRows);
  if (absent !== undefined) throw damaged(path, { entry: objectName(absent) });
  return found;
}

/** What an archive says that it holds, as it stands there: neither checked nor read any further. Throws a `StartError` where it says nothing. */
export async function readManifest(path: string): Promise<string> {
  const found: string[] = [];
  await readEntries(path, async ({ name, content }) => {
    if (name === manifestName) found.push((await buffer(content)).toString());
  });
  const [text] = found;
  if (text === undefined) throw damaged(path);
  return text;
}

/** The sentence for an archive that is not as it was written, with the entry that is not where that is known. */
export function damaged(path: string, { entry, cause }: DamageDetails = {}): StartError {
  const where = entry === undefined ? '' : ` (${entry})`;
  return new StartError(
    `Kopia zapasowa „${path}” jest uszkodzona lub niekompletna${where}. Niczego nie zmieniono.`,
    cause,
  );
}

interface DamageDetails {
  readonly entry?: string | undefined;
  readonly cause?: unknown;
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
    texts.get(manifestSumName) !== `${manifestEntry.sha256}  ${manifestName}\n`
  ) {
    throw damaged(path);
  }
  const entry = otherEntry(parsed.data.entries, sums.slice(0, -2));
  if (entry !== undefined) throw damaged(path, { entry });
  return parsed.data;
}

/** The first entry that is not as the manifest lists it, or not there, or not listed. */
function otherEntry(listed: Manifest['entries'], found: Manifest['entries']): string | undefined {
  if (JSON.stringify(listed) === JSON.stringify(found)) return undefined;
  const lines = new Set(found.map((entry) => JSON.stringify(entry)));
  const absent = listed.find((entry) => !lines.has(JSON.stringify(entry)));
  const place = listed.findIndex((entry, at) => entry.name !== found[at]?.name);
  return (absent ?? listed[place] ?? found[listed.length])?.name;
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

/** The table with a row for each stored object. */
const objectTable = 'stored_object';

/**
 * The key of the first object that has a row in an archive and neither an entry nor a word in the manifest that it
 * was missing when the archive was made; undefined where there is none. Somebody has taken it out and made the
 * manifest fit. `parts` are the entries of `objectTable`, in order.
 */
async function absentObject(
  { tables, entries, missing }: Manifest,
  parts: readonly Buffer[],
): Promise<string | undefined> {
  const column = tables.find(({ name }) => name === objectTable)?.columns.indexOf('id');
  // Such as of a version that stored none.
  if (column === undefined) return undefined;
  const told = new Set(missing);
  for (const { name } of entries) {
    const content = entryContent(name);
    if (content?.kind === 'object') told.add(content.key);
  }
  const unpacked = await Promise.all(parts.map((part) => promisify(gunzip)(part)));
  const lines = Buffer.concat(unpacked).toString().split('\n').slice(0, -1);
  // An id has nothing in it that COPY would escape.
  const keys = lines.map((line) => line.split('\t')[column] ?? '');
  return keys.find((key) => !told.has(key));
}
