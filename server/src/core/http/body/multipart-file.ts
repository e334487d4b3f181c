import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { errorCode } from '../../errors/error-code.ts';
import { failAsUnavailable } from '../../storage/disk-objects.ts';
import { readSize } from '../../storage/read-size.ts';
import type { UploadsInProgress } from './uploads-in-progress.ts';

/** A file that came with a request, on disk until it is disposed of. */
export interface ReceivedFile extends AsyncDisposable {
  /** Its name where it came from, as the client states it. */
  readonly name: string;
  /** Its media type, as the client states it. */
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  /** Reads it from its first byte. */
  stream(): Readable;
  /** All of it at once; only where a limit keeps it small. */
  bytes(): Promise<Buffer>;
}

/** Where a file goes as it arrives, and what is known of it. */
interface Destination {
  readonly folder: string;
  /** Fails when so many bytes would leave too little free on the disk. */
  readonly requireRoom: (bytes: number) => Promise<void>;
  /** Counts the file, and what arrives of it. */
  readonly inProgress: Pick<UploadsInProgress, 'begin'>;
  readonly name: string;
  readonly contentType: string;
}

/**
 * Writes what a stream brings to a file in `folder`. The file has no name from the start, so that
 * nothing is left of it however the request or the process ends. A folder that refuses it (a full
 * disk, a lost one) is an AppError `unavailable`, and so is what `requireRoom` throws; what goes wrong
 * with the stream stays what it is.
 */
export async function receiveFile(
  source: Readable,
  { folder, requireRoom, inProgress, name, contentType }: Destination,
): Promise<ReceivedFile> {
  await failAsUnavailable(mkdir(folder, { recursive: true, mode: 0o700 }));
  await using undo = new AsyncDisposableStack();
  const upload = undo.use(inProgress.begin());
  const path = join(folder, randomUUID());
  const handle = undo.use(await failAsUnavailable(open(path, 'wx+', 0o600)));
  // By force: another process that starts may have taken it for a leftover.
  await failAsUnavailable(rm(path, { force: true }));
  for await (const part of source as AsyncIterable<Uint8Array>) {
    await requireRoom(part.length);
    // Each time it goes on where it left off.
    await failAsUnavailable(handle.writeFile(part));
    upload.arrived(part.length);
  }
  const { size } = await handle.stat();

  const received = undo.move();
  const stream = () =>
    handle.createReadStream({ start: 0, autoClose: false, highWaterMark: readSize });
  return {
    name,
    contentType,
    size,
    stream,
    bytes: () => buffer(stream()),
    [Symbol.asyncDispose]: () => received.disposeAsync(),
  };
}

/**
 * Removes what a process that was killed has left in `folder`: the name of a file that it had just
 * made. A file of a request that runs loses no more than a name that it does not need.
 */
export async function clearReceivedFiles(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
}
