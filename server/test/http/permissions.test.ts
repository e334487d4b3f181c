import { mayRole } from '@grzadka/contract/core/access/permissions';
import { type Role, rolesByRank } from '@grzadka/contract/core/access/roles';
import type { EndpointDefinition } from '@grzadka/contract/core/call/endpoint';
import { describe, expect, it } from 'vitest';
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

/** docs/product/rules.md#permissions, kept apart from the contract's own table on purpose. */
const granted: Record<string, readonly Role[]> = {
  'party:read': ['ROLE_ADMIN', 'ROLE_SUPER_USER', 'ROLE_TREASURER', 'ROLE_EMPLOYEE'],
  'party:write': ['ROLE_ADMIN', 'ROLE_SUPER_USER', 'ROLE_TREASURER'],
  'login:read': ['ROLE_ADMIN', 'ROLE_SUPER_USER', 'ROLE_TREASURER', 'ROLE_EMPLOYEE'],
  'login:write': ['ROLE_ADMIN', 'ROLE_SUPER_USER'],
  'news:read': ['ROLE_ADMIN', 'ROLE_SUPER_USER', 'ROLE_TREASURER', 'ROLE_EMPLOYEE'],
  'news:write': ['ROLE_ADMIN', 'ROLE_SUPER_USER', 'ROLE_TREASURER', 'ROLE_EMPLOYEE'],
  'notice:read': ['ROLE_ADMIN', 'ROLE_SUPER_USER', 'ROLE_TREASURER', 'ROLE_EMPLOYEE'],
  'notice:write': ['ROLE_ADMIN', 'ROLE_SUPER_USER', 'ROLE_TREASURER', 'ROLE_EMPLOYEE'],
  'page:read': ['ROLE_ADMIN', 'ROLE_SUPER_USER', 'ROLE_TREASURER', 'ROLE_EMPLOYEE'],
  'page:write': ['ROLE_ADMIN', 'ROLE_SUPER_USER', 'ROLE_TREASURER', 'ROLE_EMPLOYEE'],
  'image:read': ['ROLE_ADMIN', 'ROLE_SUPER_USER', 'ROLE_TREASURER', 'ROLE_EMPLOYEE'],
  'document:read': ['ROLE_ADMIN', 'ROLE_SUPER_USER', 'ROLE_TREASURER', 'ROLE_EMPLOYEE'],
  'document:write': ['ROLE_ADMIN', 'ROLE_SUPER_USER', 'ROLE_TREASURER', 'ROLE_EMPLOYEE'],
  'garden:read': ['ROLE_ADMIN', 'ROLE_SUPER_USER', 'ROLE_TREASURER', 'ROLE_EMPLOYEE'],
  'garden:write': ['ROLE_ADMIN', 'ROLE_SUPER_USER', 'ROLE_TREASURER'],
  'meter:read': ['ROLE_ADMIN', 'ROLE_SUPER_USER', 'ROLE_TREASURER', 'ROLE_EMPLOYEE'],
  'meter:write': ['ROLE_ADMIN', 'ROLE_SUPER_USER', 'ROLE_TREASURER'],
  'measurement:add': ['ROLE_ADMIN', 'ROLE_SUPER_USER', 'ROLE_TREASURER', 'ROLE_EMPLOYEE'],
  'measurement:reverse': ['ROLE_ADMIN', 'ROLE_SUPER_USER', 'ROLE_TREASURER', 'ROLE_EMPLOYEE'],
  'measurement:reverse-charged': ['ROLE_ADMIN', 'ROLE_SUPER_USER', 'ROLE_TREASURER'],
  'measurement:confirm': ['ROLE_ADMIN', 'ROLE_SUPER_USER', 'ROLE_TREASURER', 'ROLE_EMPLOYEE'],
  'installation:write': ['ROLE_ADMIN', 'ROLE_SUPER_USER', 'ROLE_TREASURER', 'ROLE_EMPLOYEE'],
  'zone:read': ['ROLE_ADMIN', 'ROLE_SUPER_USER', 'ROLE_TREASURER', 'ROLE_EMPLOYEE'],
  'zone:write': ['ROLE_ADMIN', 'ROLE_SUPER_USER', 'ROLE_TREASURER'],
  'audit:read': ['ROLE_ADMIN', 'ROLE_SUPER_USER'],
  'audit:history': ['ROLE_ADMIN', 'ROLE_SUPER_USER', 'ROLE_TREASURER', 'ROLE_EMPLOYEE'],
  'audit:restore': ['ROLE_ADMIN', 'ROLE_SUPER_USER'],
  'settings:read': ['ROLE_ADMIN', 'ROLE_SUPER_USER', 'ROLE_TREASURER', 'ROLE_EMPLOYEE'],
  'settings:write': ['ROLE_ADMIN', 'ROLE_SUPER_USER'],
  'sector:read': ['ROLE_ADMIN', 'ROLE_SUPER_USER', 'ROLE_TREASURER', 'ROLE_EMPLOYEE'],
  'sector:write': ['ROLE_ADMIN', 'ROLE_SUPER_USER'],
  'system:read': ['ROLE_ADMIN', 'ROLE_SUPER_USER'],
  'system:run': ['ROLE_ADMIN', 'ROLE_SUPER_USER'],
  'session:end': ['ROLE_ADMIN', 'ROLE_SUPER_USER'],
  'mail:retry': ['ROLE_ADMIN', 'ROLE_SUPER_USER'],
  'backup:create': ['ROLE_ADMIN', 'ROLE_SUPER_USER'],
  'backup:download': ['ROLE_ADMIN'],
};

describe.each(
  guarded.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
)('%s', (_, endpoint) => {
  it('is refused without a session', async () => {
    expect(await call('nobody', endpoint)).toBe(401);
  });

  it.each(rolesByRank)('answers %s by the permission table', async (role) => {
    const { permission } = endpoint;
    const isGranted = permission === 'signed-in' || granted[permission]?.includes(role);
    expect(isGranted ? [200, 204, 400, 404, 409] : [403]).toContain(await call(role, endpoint));
  });
});

it('the contract grants what the product says', () => {
  for (const [permission, roles] of Object.entries(granted)) {
    const holders = rolesByRank.filter((role) => mayRole(role, permission as 'garden:read'));
    expect(holders, permission).toEqual(roles);
  }
});

it('covers every permission that a call asks for', () => {
  const asked = new Set(guarded.map(({ permission }) => permission));
  asked.delete('signed-in');
  expect([...asked].filter((permission) => !(permission in granted))).toEqual([]);
});
