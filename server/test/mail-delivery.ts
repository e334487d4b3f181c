import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { runJobs } from '#src/core/jobs/run-jobs.ts';
import { mailWorkers } from '#src/mail/mail.worker.ts';
import { createMailer } from '#src/mail/mailer.ts';
import { attachmentReader } from '#src/message/read-attachment.ts';
import { askStillWanted } from '#src/message/sending/still-wanted.ts';
import type { ServedApp } from '#test/serve-app.ts';

/** The delivery of an application's messages into its folder, for who has no mail server. */
interface MailDelivery {
  /** What has been written so far, read as a mail program reads it. */
  messages(): Promise<Email[]>;
  stop(): Promise<void>;
}

/** Has the queued messages of an application written, as a running instance does. */
export async function startMailDelivery(app: ServedApp): Promise<MailDelivery> {
  const { db, pool, config, storage, dataDir } = app;
  const fail = (...line: unknown[]) => {
    throw new Error(`mail delivery: ${JSON.stringify(line)}`);
  };
  const log = { info: () => {}, warn: () => {}, error: fail };
  const readAttachment = attachmentReader({ db, storage });
  const workers = mailWorkers({
    db,
    mailer: createMailer(config),
    readAttachment,
    askStillWanted,
    log,
  });
  const jobs = await runJobs({ pool, log, workers, pollingInterval: 0.5 });
  const folder = join(dataDir, 'mail');
  return {
    async messages() {
      const names = await readdir(folder).catch(() => []);
      const files = names.filter((name) => name.endsWith('.eml'));
      return Promise.all(
        files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
      );
    },
    stop: () => jobs.stop(),
  };
}
