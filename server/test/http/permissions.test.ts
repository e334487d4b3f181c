import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  mayRole,
  type Permission,
  permissionTable,
} from '@grzadka/contract/core/access/permissions';
import { type Role, rolesByRank } from '@grzadka/contract/core/access/roles';
import type { EndpointDefinition } from '@grzadka/contract/core/call/endpoint';
import { expect, it } from 'vitest';
import { endpoints } from '#test/every-endpoint.ts';
import { startTestApp } from '#test/test-app.ts';
import type { TestClient } from '#test/test-client.ts';

const clients = new Map<Role | 'nobody', TestClient>();

const app = await startTestApp();
clients.set('nobody', app.anonymous());
for (const role of rolesByRank) clients.set(role, await app.as(role));

/** A request that passes the permission check and then finds nothing, or faulty data. */
async function call(who: Role | 'nobody', { method, path, body, bodyFormat }: EndpointDefinition) {
  const client = clients.get(who);
  if (!client) throw new Error(`no client for ${who}`);
  const url = path.replaceAll(/:\w+/g, 'nieznany');
  const sent = bodyFormat === 'multipart' ? { multipart: new FormData() } : { json: {} };
  const { status } = await client.request(url, { method, ...(body && sent) });
  return status;
}

const guarded = endpoints.filter(({ permission }) => permission !== 'public');

/** Which roles each permission is granted to by the table of docs/product/rules.md#permissions, which the contract does not see. */
const granted = readGranted(
  readFileSync(join(import.meta.dirname, '../../../docs/product/rules.md'), 'utf8'),
);

function readGranted(page: string): Record<string, Role[]> {
  const [section = ''] = /^## Permissions$[^]*?(?=^## )/m.exec(page) ?? [];
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  const [heads = [], , ...lines] = rows.map((row) => row.split('|').slice(1, -1));
  return Object.fromEntries(
    lines.flatMap(([what = '', ...marks]) => {
      const holders = heads.slice(1).filter((_, column) => marks[column]?.trim() === 'yes');
      const roles = holders.map((head) => `ROLE_${head.trim()}` as Role);
      return [...what.matchAll(/`(\w[\w-]*:[\w-]+)`/g)].map(([, permission]) => [
        permission,
        roles,
      ]);
    }),
  );
}

/** With what somebody may be answered by the table. */
function answersFor(who: Role | 'nobody', { permission }: EndpointDefinition): number[] {
  if (who === 'nobody') return [401];
  const isGranted = permission === 'signed-in' || granted[permission]?.includes(who);
  return isGranted ? [200, 201, 204, 400, 404, 409] : [403];
}

// A test for each of the six of each call would cost more than what they send.
it.each(guarded.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s is refused without a session, and answers each role by the permission table',
  async (_, endpoint) => {
    const wrong: string[] = [];
    for (const who of clients.keys()) {
      const status = await call(who, endpoint);
      const wanted = answersFor(who, endpoint);
      if (!wanted.includes(status)) wrong.push(`${who}: ${status} instead of ${wanted.join()}`);
    }
    expect(wrong).toEqual([]);
  },
);

it('the contract grants what the product says, and nothing else', () => {
  const table = Object.keys(permissionTable).map((permission) => [
    permission,
    rolesByRank.filter((role) => mayRole(role, permission as Permission)),
  ]);
  expect(granted).toEqual(Object.fromEntries(table));
});
