import type { HandoverListItem } from '@grzadka/contract/handover/handover.model';
import type { HandoverDetails } from '@grzadka/contract/handover/handover-details.model';
import type { TestApp } from '@grzadka/server/test/test-app.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';

/** The tests of who waits for a plot, and of the plots that change hands. */
export function describeHandovers(app: TestApp): void {
  it('the demo has somebody who waits for a garden, with an account of their own', async () => {
    const { rows } = await sql`
      select count(*)::int as count, bool_and(garden_id is null) as "withoutGarden", bool_and(opened_on < '2026-01-01') as since
      from settlement join settlement_holder on settlement_id = settlement.id and assignment_id is null
      join current_membership on current_membership.party_id = settlement.party_id
    `.execute(app.db);
    expect(rows).toEqual([{ count: 1, withoutGarden: true, since: true }]);
  });

  it('the demo has two plots in a handover, one that waits for readings and one for a payment, and one that has changed hands', async () => {
    const clerk = await app.as('ROLE_TREASURER');
    const { body } = await clerk.get<{ items: HandoverListItem[] }>('/api/handover');
    const stood: unknown[] = [];
    for (const { id } of body.items) {
      const { body: handover } = await clerk.get<HandoverDetails>(`/api/handover/get/${id}`);
      const missing = handover.steps.filter(({ state }) => state === 'missing');
      stood.push([
        handover.state,
        missing.map(({ step }) => step),
        handover.result?.what.length,
        (await clerk.send(`/api/handover/${id}/protocol`)).status,
      ]);
    }
    expect(stood).toEqual([
      ['open', ['readings', 'charges'], undefined, 200],
      ['open', ['arrears'], undefined, 200],
      ['done', [], expect.any(Number), 200],
    ]);
  });
}
