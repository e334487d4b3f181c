import * as z from 'zod/mini';
import { instantReply } from '../core/fields.ts';

/** Every job of the program, in the order in which the screen shows them. */
export const jobNames = [
  'mail.send',
  'mail.give-up',
  'message.send',
  'backup.nightly',
  'backup.request',
  'backup.trial-restore',
  'file.sweep-storage',
  'reading-photo.delete-old',
  'personal-data.export',
  'personal-data.delete-old-exports',
  'personal-data.erase-due',
  'consistency.check',
  'charge-run.calculate',
  'charge-run.approve',
  'ledger-year.print',
  'board-handover.make',
  'board-handover.delete-old',
  'waiting.forget',
  'message.delete-old-recipients',
  'bank-file.delete-old',
  'session.clean',
  'party.forget-login-secrets',
  'audit.delete-old-entries',
  'list.forget-changes',
] as const;

export type JobName = (typeof jobNames)[number];

/** For how many days the queue remembers what has ended. */
export const jobMemoryDays = 7;

/** One try of a job. */
const jobRun = z.object({
  startedAt: instantReply,
  result: z.enum(['done', 'failed', 'running']),
  /** How long it took; null while it runs, and of a failed try that another one follows. */
  seconds: z.nullable(z.number()),
});

/** How a job is doing; nothing of what it worked on. */
export const jobState = z.object({
  name: z.enum(jobNames),
  /** Null where none is remembered. */
  lastRun: z.nullable(jobRun),
  /** When it is due by itself, or the next of those that wait is; null where nothing waits. */
  nextRunAt: z.nullable(instantReply),
  waiting: z.int(),
  /** Given up for good, of those that are remembered. */
  failed: z.int(),
  lastFailedAt: z.nullable(instantReply),
});

export type JobState = z.infer<typeof jobState>;

export const jobStates = z.object({
  /** Since when nothing has started the jobs; null while something does. */
  silentSince: z.nullable(instantReply),
  items: z.array(jobState),
});
