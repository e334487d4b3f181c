import type { Readable } from 'node:stream';
import { importLimits } from '@grzadka/contract/import/import-limits';
import { type Entry, fromBufferPromise } from 'yauzl';
import { brokenWorkbook, tooLargeWorkbook } from './broken-workbook.ts';

/** The parts of a workbook, which is a zip archive, by their paths in it. */
export interface WorkbookArchive {
  readonly has: (path: string) => boolean;
  /**
   * Unpacks a part as it is read, as text. Throws an `ImportError` when it is not there, or before anything of it
   * is unpacked when it is larger than `most` bytes.
   */
  readonly open: (path: string, most: number) => Promise<Readable>;
}

/**
 * Opens a workbook. Nothing is unpacked until it is read; a part that turns out larger than the
 * archive's list of contents says breaks off, so that this list can be trusted with the size of all.
 */
export async function openWorkbookArchive(workbook: Uint8Array): Promise<WorkbookArchive> {
  const { buffer, byteOffset, byteLength } = workbook;
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  const archive = await fromBufferPromise(bytes, { lazyEntries: true });
  const parts = new Map<string, Entry>();
  let size = 0;
  if (archive.entryCount > importLimits.parts) throw tooLargeWorkbook();
  for await (const entry of archive.eachEntry()) {
    if (!/\.(xml|rels)$/i.test(entry.fileName)) continue;
    size += entry.uncompressedSize;
    if (size > importLimits.workbookBytes) throw tooLargeWorkbook();
    parts.set(entry.fileName, entry);
  }
  return {
    has: (path) => parts.has(path),
    async open(path, most) {
      const part = parts.get(path);
      if (part === undefined) throw brokenWorkbook();
      if (part.uncompressedSize > most) throw tooLargeWorkbook();
      return (await archive.openReadStreamPromise(part)).setEncoding('utf8');
    },
  };
}
