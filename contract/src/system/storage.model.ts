import * as z from 'zod/mini';
import { instantReply } from '../core/fields.ts';

/** Some objects, and their bytes together. */
const amount = z.object({ count: z.int(), bytes: z.int() });

/** What a disk is measured for: DATA_DIR, the database where it lies elsewhere, the backups. */
const diskPlace = z.enum(['data', 'database', 'backups']);

/** What takes how much room, and what the next sweep gives back. */
export const storageUsage = z.object({
  /** Where documents and images lie: in a folder of this machine or in a bucket. */
  objects: z.enum(['folder', 'bucket']),
  documents: amount,
  images: amount,
  /** Deleted documents and images that can still be brought back; without the bytes of those whose size nobody kept. */
  deleted: amount,
  /** Files that are on their way to this machine now; null where one of its processes does not say. */
  uploads: z.nullable(amount),
  /** Objects that nothing names, which uploads that broke off leave; null where they were not found out in time. */
  abandoned: z.nullable(
    z.extend(amount, {
      /** There are more than crashes leave, so that the sweep removes none. */
      isKept: z.boolean(),
    }),
  ),
  /** Null where no backups are made. */
  backups: z.nullable(amount),
  database: z.object({ bytes: z.int() }),
  /** Of the disks that say how much is free. */
  free: z.array(z.object({ place: diskPlace, bytes: z.int() })),
  sweep: z.object({
    /** When it is next due. */
    at: instantReply,
    /** Deleted and abandoned ones that are due by then. */
    removes: amount,
  }),
});

export type StorageUsage = z.infer<typeof storageUsage>;
