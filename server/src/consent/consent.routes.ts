import { consentEndpoints } from '@grzadka/contract/consent/consent.endpoints';
import { unsubscribePage } from '@grzadka/contract/consent/unsubscribe-path';
import { createAttemptLimiter } from '#src/core/attempt-limiter.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { senderNetwork } from '#src/core/http/edge/sender-network.ts';
import { servePlainList } from '#src/core/record/serve-list.ts';
import { readConsentList } from './consent.list.ts';
import { readConsents } from './consent.repo.ts';
import { recordConsents, recordWithdrawal } from './give-consent.ts';
import { changeOwnConsent, getOwnConsents } from './own-consent.ts';
import { unsubscribe } from './unsubscribe.ts';

/** So many within the window: who runs the mail of many sends for all of them from a few addresses. */
const unsubscribesPerAddress = 300;

/** The calls of the consents, and those by which the receiver of a message unsubscribes. */
export function routes(context: AppContext): void {
  const { serve, db, pool } = context;
  const limiter = createAttemptLimiter(pool, {
    name: 'unsubscribe',
    attempts: unsubscribesPerAddress,
  });

  servePlainList(context, consentEndpoints, readConsentList);

  serve(consentEndpoints.ofParty, ({ params }) => readConsents(db, params.id));

  serve(consentEndpoints.create, ({ body, caller }) => recordConsents(db, { ...body, caller }));

  serve(consentEndpoints.withdraw, ({ body, caller }) => recordWithdrawal(db, { ...body, caller }));

  serve(consentEndpoints.own, ({ caller }) => getOwnConsents(db, caller));

  serve(consentEndpoints.changeOwn, ({ body, caller }) =>
    changeOwnConsent(db, { ...body, caller }),
  );

  serve(consentEndpoints.openUnsubscribing, async ({ params, reply }) => {
    reply.header('location', unsubscribePage(params.token));
  });

  serve(consentEndpoints.unsubscribe, async ({ params, request }) => {
    await limiter.count(senderNetwork(request.ip));
    await unsubscribe(db, params.token);
  });
}
