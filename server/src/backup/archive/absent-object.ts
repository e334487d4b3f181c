import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { entryContent, type Manifest } from './archive-format.ts';

/** The table with a row for each stored object. */
export const objectTable = 'stored_object';

/**
 * The key of the first object that has a row in an archive and neither an entry nor a word in the manifest that it
 * was missing when the archive was made; undefined where there is none. Somebody has taken it out and made the
 * manifest fit. `parts` are the entries of `objectTable`, in order.
 */
export async function absentObject(
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
