import { z } from 'zod';
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
  /** Null where no backups are made. */
  backups: amount.nullable(),
  database: z.object({ bytes: z.int() }),
  /** Of the disks that say how much is free. */
  free: z.array(z.object({ place: diskPlace, bytes: z.int() })),
  sweep: z.object({
    /** When it is next due. */
    at: instantReply,
    removes: amount,
  }),
});

export type StorageUsage = z.infer<typeof storageUsage>;
