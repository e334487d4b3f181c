import type { Readable } from 'node:stream';

/** A part of an object: its first and last byte, counted from 0, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** An object as a listing shows it. */
export interface StoredEntry {
  readonly key: string;
  /** Its bytes and when it was written, for which the storage is asked again. */
  readonly describe: () => Promise<{ readonly size: number; readonly modifiedAt: Date }>;
}

/**
 * Where documents and images are kept: objects that are written once under a fresh key and never
 * change. What fails because the storage does not answer is an AppError `unavailable`.
 */
export interface Storage {
  /** Writes an object of `size` bytes; it is durable once this resolves. */
  put(key: string, content: Readable, size: number): Promise<void>;
  /** How many bytes an object has; null when it is not there. */
  size(key: string): Promise<number | null>;
  /** Opens an object, or a part of it, for reading. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Removes an object; one that is not there is no error. */
  delete(key: string): Promise<void>;
  /** Every object, in batches and in no particular order; not the mark. */
  list(): AsyncIterable<readonly StoredEntry[]>;
  /** Throws when objects could not be read and written now. */
  check(): Promise<void>;
  /** The mark that no other storage has; null before this one was marked. */
  readMark(): Promise<string | null>;
  /** Marks it, and makes it where it is a folder that is not there yet. */
  writeMark(mark: string): Promise<void>;
}
