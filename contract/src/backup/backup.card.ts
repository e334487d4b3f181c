import * as z from 'zod/mini';
import { instantReply } from '../core/fields.ts';
import { defineCard } from '../core/system-card.ts';

/** 'Kopie zapasowe': when one was last made, and when one was last put where the data are not. */
export const backupCard = defineCard('backup', {
  /** False where BACKUP_DIR is off. */
  isOn: z.boolean(),
  /** Of the newest archive that is not known to be damaged. */
  newestAt: z.nullable(instantReply),
  /** When one was last downloaded, or written to another disk than the data's. */
  awayAt: z.nullable(instantReply),
  isOnAnotherDisk: z.boolean(),
  /** The next one would not leave its own size free on the disk, and is not made. */
  lacksRoom: z.boolean(),
  /** What the newest archive does without since the storage has lost it: how many records, and what one is called. */
  lost: z.nullable(z.object({ count: z.int(), name: z.string() })),
});
