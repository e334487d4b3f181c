import { mailEndpoints } from '@grzadka/contract/mail/mail.endpoints';
import { testMailsPerHour } from '@grzadka/contract/mail/mail.model';
import { createAttemptLimiter } from '#src/core/attempt-limiter.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { readMailOverview } from './mail-overview.repo.ts';
import { readMailWay } from './mail-way.repo.ts';
import { createMailer } from './mailer.ts';
import { retryMail } from './retry-mail.ts';
import { sendTestMail } from './send-test-mail.ts';

/** The calls of outgoing mail. */
export function routes({ serve, db, pool, config, jobs }: AppContext): void {
  const mailer = createMailer(config);
  const tests = createAttemptLimiter(pool, {
    name: 'test-mail',
    attempts: testMailsPerHour,
    windowInSeconds: 3600,
  });

  serve(mailEndpoints.overview, async ({ caller }) => ({
    ...(await readMailWay(db, config)),
    ...(await readMailOverview(db, caller)),
  }));

  serve(mailEndpoints.retry, ({ caller, body }) => retryMail({ db, jobs }, { caller, ...body }));

  serve(mailEndpoints.sendTest, async ({ body }) => {
    // One count for the whole installation: the limit is for what leaves it.
    await tests.count('all');
    await sendTestMail({ db, mailer, config }, body);
  });
}
