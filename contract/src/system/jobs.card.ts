import * as z from 'zod/mini';
import { instantReply } from '../core/fields.ts';
import { defineCard } from '../core/system-card.ts';
import { mailDelivery } from '../mail/mail.model.ts';

/** 'Prace programu i poczta': what of it somebody should look at. */
export const jobsCard = defineCard('jobs', {
  /** Since when nothing has started the jobs; null while something does. */
  silentSince: z.nullable(instantReply),
  /** Jobs whose last run has failed for good. */
  failedJobs: z.int(),
  waitingMail: z.int(),
  /** Of the waiting messages those that wait unusually long. */
  lateMail: z.int(),
  /** Messages given up a short while ago. */
  failedMail: z.int(),
  delivery: mailDelivery,
});
