import { membershipEndpoints } from '@grzadka/contract/membership/membership.endpoints';
import { membershipRecord } from '@grzadka/contract/membership/membership.record';
import type { AppContext } from '#src/core/http/app-context.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import { listMembershipsOfParty } from './membership.list.ts';
import { membershipRules } from './membership.repo.ts';

/** The calls of the memberships: who is a member of PZD from when to when. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  serve(membershipEndpoints.ofParty, ({ params }) => listMembershipsOfParty(db, params.id));

  serveRecord(context, membershipRecord, membershipEndpoints, { rules: membershipRules });
}
