import { mayRole } from '@grzadka/contract/core/access/permissions';
import { rolesByRank } from '@grzadka/contract/core/access/roles';
import type { Finding } from '@grzadka/contract/site/findings/findings.model';
import { describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { addText, newsOwner, noticeOwner, pageVersionOwner } from '#test/content-owners.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const clerk = await app.as('ROLE_EMPLOYEE');
const manager = await app.as('ROLE_SUPER_USER');
await manager.post('/api/party/create', {
  partyType: 'person',
  firstName: 'Jan',
  lastName: 'Kowalski',
  phone: '48601234567',
});

async function findingsIn(typed: Record<string, unknown>): Promise<Finding[]> {
  const { body } = await clerk.post<{ findings: Finding[] }>('/api/site/findings', typed);
  return body.findings;
}

describe.each([
  { kind: 'news', makeOwner: newsOwner, id: 'newsId', read: 'news:read' },
  { kind: 'notice', makeOwner: noticeOwner, id: 'noticeId', read: 'notice:read' },
  { kind: 'page-version', makeOwner: pageVersionOwner, id: 'pageVersionId', read: 'page:read' },
] as const)('a text that is typed for a $kind', ({ kind, makeOwner, id, read }) => {
  it('is looked through together with the others, without what they hold anyway', async () => {
    const owner = await makeOwner(clerk);
    const within = { kind, id: owner.key[id] };
    await addText(clerk, owner, 'A12 – 350 zł, tel. 601 234 567');
    const block = await addText(clerk, owner, 'Działka 14: 80 zł');
    await addText(clerk, owner, 'dz. B-3');
    const third = { html: '<p>10 zł</p>' };
    const plots = [
      { place: 1, excerpt: 'A12 – 350 zł, tel. 601 234 567' },
      { place: 2, excerpt: 'Działka 14: 80 zł' },
      { place: 3, excerpt: 'dz. B-3' },
    ].map((found) => ({ kind: 'plots-with-amounts', ...found }));
    expect(await findingsIn({ ...third, within })).toEqual(plots);
    expect(await findingsIn({ html: '<p>Jutro</p>', within })).toEqual([]);
    // In the place of the second there are two plots and no third.
    expect(await findingsIn({ ...third, within: { ...within, block } })).toEqual([]);
    const phone = { alt: 'Zapisy: 601-234-567', within: { ...within, block } };
    expect(await findingsIn(phone)).toEqual([
      { kind: 'phone', place: 2, excerpt: 'Zapisy: 601-234-567' },
    ]);
    const title = 'Do zapłaty 10 zł [uzupełnij: dzień]';
    expect(await findingsIn({ title, within })).toEqual([
      { kind: 'gap', place: 'title', excerpt: title },
    ]);
  });

  it('is told of by no other words than the caller may read', () => {
    const asking = rolesByRank.filter((role) => mayRole(role, 'party:read'));
    expect(asking.filter((role) => !mayRole(role, read))).toEqual([]);
  });

  it('is looked through for nothing that is not there', async () => {
    const within = { kind, id: newId() };
    expect((await clerk.post('/api/site/findings', { html: 'Jan', within })).status).toBe(404);
  });
});
