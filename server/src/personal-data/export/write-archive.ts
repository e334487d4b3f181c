import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Storage } from '#src/core/storage/storage.ts';
import type { PersonFile } from './read-files.ts';
import type { PersonSection } from './read-person.ts';

interface Archive {
  /** The page for people. */
  readonly page: string;
  readonly name: string;
  readonly madeAt: Date;
  readonly sections: readonly PersonSection[];
  readonly files: readonly PersonFile[];
}

/**
 * Writes the archive to a file, part by part: what is read for it is never all in memory. A file that the storage has lost is
 * left out.
 */
export async function writeArchive(
  path: string,
  { storage, archive }: { storage: Storage; archive: Archive },
): Promise<void> {
  const out = createWriteStream(path, { mode: 0o600 });
  const zip = new Zip((error, chunk, isLast) => {
    if (error) out.destroy(error);
    else if (isLast) out.end(chunk);
    else out.write(chunk);
  });
  const addText = (name: string, text: string) => {
    const entry = new ZipDeflate(name, { level: 6 });
    zip.add(entry);
    entry.push(strToU8(text), true);
  };
  addText('dane.html', archive.page);
  addText('dane.json', writeJson(archive));
  for (const { objectId, path: name } of archive.files) {
    if ((await storage.size(objectId)) === null) continue;
    // Photos and documents are packed already.
    const entry = new ZipPassThrough(name);
    zip.add(entry);
    for await (const chunk of await storage.read(objectId)) {
      entry.push(chunk, false);
      if (out.writableNeedDrain) await once(out, 'drain');
    }
    entry.push(new Uint8Array(), true);
  }
  zip.end();
  await finished(out);
}

/** The same as the page for other programs: by tables and columns, with the words for them. */
function writeJson({ name, madeAt, sections, files }: Archive): string {
  const tables = sections.map(({ table, heading, columns, rows }) => ({
    table,
    heading,
    columns: Object.fromEntries(columns.map((column) => [column.name, column.field.label])),
    rows,
  }));
  return JSON.stringify({ name, madeAt, tables, files: files.map(({ path }) => path) }, null, 2);
}
