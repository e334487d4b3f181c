import { createHash, type Hash } from 'node:crypto';
import { createWriteStream, rmSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Pack, pack } from 'tar-stream';
import { missingRoom } from '#src/core/disk/room.ts';
import {
  formatVersion,
  headName,
  type Manifest,
  manifestName,
  manifestSumName,
} from './archive-format.ts';
import { noRoom } from './require-room.ts';

/** An archive while it is being written. */
export interface ArchiveWriter {
  /** Adds an entry of exactly `size` bytes. */
  add(name: string, size: number, content: Readable): Promise<void>;
}

type Summary = Omit<Manifest, 'entries'>;

/**
 * Writes an archive: what `fill` adds and then the manifest with what it gives. The file appears
 * under its name when it is complete and on the disk, readable by its owner alone; after a failure,
 * or when the process ends meanwhile, there is none. Throws a `StartError` before an entry that would
 * leave less than `minFreeBytes` free on the disk.
 */
export async function writeArchive(
  path: string,
  fill: (archive: ArchiveWriter) => Promise<Summary>,
  minFreeBytes = 0,
): Promise<Summary> {
  const aside = `${path}.${process.pid}.part`;
  // A process that is asked to end does not come back to what follows.
  const removeAside = () => rmSync(aside, { force: true });
  process.once('exit', removeAside);
  try {
    const tar = pack();
    const written = pipeline(
      tar,
      createWriteStream(aside, { flags: 'wx', mode: 0o600, flush: true }),
    );
    // Heard at the end; until then a failure ends the entry that is being written.
    written.catch(() => undefined);
    const requireRoom = async (bytes: number) => {
      const missing = await missingRoom(dirname(path), { bytes, floor: minFreeBytes });
      if (missing > 0) throw noRoom(missing);
    };
    const summary = await writeEntries(tar, fill, requireRoom).catch(async (error: unknown) => {
      // Without the reason the failure would say only that the archive ended too early.
      tar.destroy(error instanceof Error ? error : undefined);
      // A full disk fails the entry, too, which knows no more than that its archive is gone.
      await written;
      throw error;
    });
    await written;
    await rename(aside, path);
    await flushFolder(dirname(path));
    return summary;
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  } finally {
    process.off('exit', removeAside);
  }
}

async function writeEntries(
  tar: Pack,
  fill: (archive: ArchiveWriter) => Promise<Summary>,
  requireRoom: (bytes: number) => Promise<void>,
): Promise<Summary> {
  const entries: Manifest['entries'] = [];
  const mtime = new Date();
  const add = async (name: string, size: number, content: Readable): Promise<string> => {
    await requireRoom(size);
    const hash = createHash('sha256');
    const entry = tar.entry({ name, size, mode: 0o600, mtime });
    await pipeline(content, hashing(hash), entry);
    const sha256 = hash.digest('hex');
    entries.push({ name, size, sha256 });
    return sha256;
  };
  const addText = (name: string, text: string) => {
    const bytes = Buffer.from(text);
    return add(name, bytes.length, Readable.from([bytes]));
  };

  await addText(headName, `${JSON.stringify({ format: 'grzadka-backup', formatVersion })}\n`);
  const summary = await fill({
    async add(name, size, content) {
      await add(name, size, content);
    },
  });
  const manifest: Manifest = { ...summary, entries };
  const sum = await addText(manifestName, `${JSON.stringify(manifest, null, 1)}\n`);
  await addText(manifestSumName, `${sum}  ${manifestName}\n`);
  tar.finalize();
  return summary;
}

/** Passes bytes on and takes them into a sum. */
function hashing(hash: Hash): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
}

/**
 * Waits until the new name has reached the disk. Windows and folders of other machines keep names by
 * themselves, and may refuse; the archive is complete all the same.
 */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  await using handle = await open(folder);
  await handle.sync().catch(() => undefined);
}
