import type { TestApp } from '@grzadka/server/test/test-app.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

/** That the page of fees says what is charged; `today` is the day of the demo. */
export function describeFeePage({ db }: TestApp, today: string): void {
  describe('the page of fees in the demo', () => {
    it('says what the rates are, and when they are due', async () => {
      const { rows: rates } = await sql<{ rate: string }>`
        select distinct coalesce(terms ->> 'rate', tier ->> 'rate') as rate
        from tariff
        left join lateral jsonb_array_elements(terms -> 'segments' -> 0 -> 'tiers') tier on true
        where daterange(valid_from, valid_thru, '[]') @> ${today}::date
      `.execute(db);
      expect(rates.length).toBeGreaterThan(6);
      const { rows: pages } = await sql<{ html: string }>`
        select string_agg(html, ' ') as html from content_block
        where content_id = (
          select content_id from page_version
          where page_id = 'oplaty' and publication_from_date <= ${today}::date
          order by publication_from_date desc limit 1
        )
      `.execute(db);
      const html = pages[0]?.html.replaceAll(/\s|&nbsp;/g, ' ');
      for (const { rate } of rates) {
        expect(html).toContain(`${Number(rate).toFixed(2).replace('.', ',')} zł`);
      }
      expect(html).toMatch(/30 czerwca.*31 października/s);
    });
  });
}
