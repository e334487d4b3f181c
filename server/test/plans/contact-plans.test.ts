import type { Finding } from '@grzadka/contract/site/findings/findings.model';
import { expect, it } from 'vitest';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { listenToPlans, urlTellingPlans } from '#test/plans/executed-plans.ts';
import { fillTables } from '#test/plans/filled-tables.ts';
import { planFaults } from '#test/plans/plan-faults.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { ownerUrl } = await createTestDatabase();
const owner = openDatabase(ownerUrl, { max: 1, statementTimeout: 0 });
await fillTables(owner.db, 100_000, ['party']);
await closeDatabase(owner);

const app = await startTestAppOn(urlTellingPlans(ownerUrl));
const plans = listenToPlans(app.pool);
const clerk = await app.as('ROLE_EMPLOYEE');

it('whose an address, a phone and a name are is found without going through the parties', async () => {
  const html =
    '<p>anna.300@poczta.example, 600 000 300, nikt@poczta.example, 500 000 000, Annie Nowakowskiej 350 zł</p>';
  // More often than a statement is planned anew for what it asks.
  for (let time = 0; time < 10; time += 1) {
    plans.take();
    const { body } = await clerk.post<{ findings: Finding[] }>('/api/site/findings', { html });
    expect(body.findings.map(({ kind }) => kind)).toEqual(['email', 'phone']);
    const lookups = plans.take().filter(({ statement }) => statement.includes('from party'));
    expect(lookups).toHaveLength(2);
    const faults = lookups.flatMap(({ root }) => planFaults(root, { mostRows: 10, pageSize: 1 }));
    expect(faults).toEqual([]);
  }
});
