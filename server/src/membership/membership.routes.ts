import { messages } from '@grzadka/contract/core/messages';
import { membershipEndpoints } from '@grzadka/contract/membership/membership.endpoints';
import { alreadyMember } from '@grzadka/contract/membership/membership.model';
import { membershipRecord } from '@grzadka/contract/membership/membership.record';
import { AppError, invalidFields, notFound } from '#src/core/errors/app-error.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import { listMembershipsOfParty } from './membership.list.ts';

/** The calls of the memberships: who is a member of PZD from when to when. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  serve(membershipEndpoints.ofParty, ({ params }) => listMembershipsOfParty(db, params.id));

  serveRecord(context, membershipRecord, membershipEndpoints, {
    rules: {
      // A change may name one of the days alone.
      membership_days: () => invalidFields({ validFrom: messages.startAfterEnd }),
      membership_no_overlap: () => new AppError('conflict', { message: alreadyMember }),
      membership_party_id_fkey: notFound,
    },
  });
}
