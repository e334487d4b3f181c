import type { TestApp } from '@grzadka/server/test/test-app.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

const some: unknown = expect.any(Number);

/** The tests of what the office of the demo wrote to people. */
export function describeMessages({ db }: TestApp): void {
  const one = async (query: string) => (await sql.raw(query).execute(db)).rows[0];

  describe('what the demo wrote to people', () => {
    it('reaches nobody: addresses of example.com, numbers that cannot be called', async () => {
      const reachable = await one(`
        select count(*)::int as count from party
        where email not like '%@example.com' or phone not like '48000%'
      `);
      expect(reachable).toEqual({ count: 0 });
    });

    it('is a general meeting announced, an information sent, debtors reminded, a notice of fees to be sent, and a draft', async () => {
      const { rows } = await sql`
        select kind, message.state, jsonb_object_agg(counted.state, count) filter (where count > 0) as recipients
        from message left join (
          select message_id, state, count(*) from message_recipient group by 1, 2
        ) counted on message_id = message.id
        group by message.id order by message.id
      `.execute(db);
      expect(rows).toEqual([
        {
          kind: 'general-meeting',
          state: 'done',
          recipients: {
            sent: some,
            failed: 1,
            'to-print': 12,
            printed: some,
            delivered: 47,
            skipped: some,
          },
        },
        { kind: 'information', state: 'done', recipients: { sent: some, skipped: some } },
        { kind: 'payment-reminder', state: 'done', recipients: { sent: some, printed: some } },
        {
          kind: 'fee-notice',
          state: 'prepared',
          recipients: { waiting: some, 'to-print': some, skipped: some },
        },
        { kind: 'information', state: 'draft', recipients: null },
      ]);
    });

    it('has left no e-mail behind that a server with this database would send', async () => {
      const { rows } = await sql`
        select state, count(*)::int > 0 as "areThere", count(text_body)::int as texts from mail_message group by state order by state
      `.execute(db);
      expect(rows).toEqual([
        { state: 'failed', areThere: true, texts: 0 },
        { state: 'sent', areThere: true, texts: 0 },
      ]);
    });
  });
}
