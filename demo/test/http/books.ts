import type { TestApp } from '@grzadka/server/test/test-app.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

/** The tests of what a demo of `day` has of its books besides charges and payments. */
export function describeBooks({ db }: Pick<TestApp, 'db'>, day: string): void {
  describe('the books of the demo', () => {
    it('have a closed year with its papers, a debt that was written off, costs with and without an invoice, plans and reminders', async () => {
      const { rows } = await sql`
        select
          (select json_agg(year) from ledger_year where closed_at is not null and papers_at is not null) as closed,
          (select json_agg(name order by name) from document where ledger_year is not null) as papers,
          (select count(*)::int from write_off) as write_offs,
          (select count(*) > 0 from cost where document_number is not null and supplier_name is not null) as invoiced,
          (select count(*) > 0 from cost where document_number is null) as others,
          (select count(*)::int from charge_run where kind = 'interest' and state = 'approved') as notes,
          -- Their state goes on with the calendar; the days of their rates stay.
          (
            select json_agg(is_behind order by is_behind)
            from (select bool_or(due_on <= ${day}) as is_behind from payment_plan_rate group by plan_id) plan
          ) as plans_behind,
          (
            select count(*)::int
            from reminder join message_recipient recipient using (message_id)
            where recipient.state in ('sent', 'printed')
          ) as reminded
      `.execute(db);
      expect(rows).toEqual([
        {
          closed: [2024],
          papers: ['Należności na 31.12.2024', 'Zestawienie obrotów i sald 2024'],
          writeOffs: 1,
          invoiced: true,
          others: true,
          notes: 1,
          plansBehind: [false, true],
          reminded: 20,
        },
      ]);
    });
  });
}
