import type { Readable } from 'node:stream';
import { type Entry, fromBufferPromise } from 'yauzl';
import { ImportError } from '../../import-error.ts';
import { brokenWorkbook } from './broken-workbook.ts';

/** All parts of a workbook, unpacked; a file of 50 MB that holds more was made to do harm. */
const largestWorkbook = 400 * 1024 * 1024;

/** The parts of a workbook, which is a zip archive, by their paths in it. */
export interface WorkbookArchive {
  readonly has: (path: string) => boolean;
  /** Unpacks a part as it is read, as text. Throws an `ImportError` when it is not there. */
  readonly open: (path: string) => Promise<Readable>;
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
  for await (const entry of archive.eachEntry()) {
    if (!/\.(xml|rels)$/i.test(entry.fileName)) continue;
    size += entry.uncompressedSize;
    if (size > largestWorkbook) {
      throw new ImportError('Arkusz jest po rozpakowaniu zbyt duży: podziel go na mniejsze pliki.');
    }
    parts.set(entry.fileName, entry);
  }
  return {
    has: (path) => parts.has(path),
    async open(path) {
      const part = parts.get(path);
      if (part === undefined) throw brokenWorkbook();
      return (await archive.openReadStreamPromise(part)).setEncoding('utf8');
    },
  };
}
