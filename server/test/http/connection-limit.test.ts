import { expect, it } from 'vitest';
import { choosePool } from '#src/core/database/server/connection-limit.ts';
import { execute } from '#test/test-cluster.ts';
import { createTestDatabase } from '#test/test-database.ts';

const { url, ownerUrl } = await createTestDatabase();
await execute(ownerUrl, `alter database ${new URL(url).pathname.slice(1)} connection limit 49`);

it('each process has as many connections as the server has for it, 20 at the most', async () => {
  expect(await choosePool(url, { processes: 1, databasePool: null })).toBe(20);
  expect(await choosePool(url, { processes: 4, databasePool: null })).toBe(10);
  expect(await choosePool(url, { processes: 4, databasePool: 6 })).toBe(6);
});

it('a start that wants more than there are says how many, and what to change', async () => {
  await expect(choosePool(url, { processes: 4, databasePool: 11 })).rejects.toThrow(
    'Połączenia z bazą danych się nie zmieszczą: serwer daje programowi 49, a potrzeba 53, czyli 4 × 11 (WEB_CONCURRENCY × DATABASE_POOL) i 9 na prace programu, kopie i polecenia. Zmniejsz WEB_CONCURRENCY lub DATABASE_POOL albo zwiększ max_connections serwera.',
  );
  await expect(choosePool(url, { processes: 1, databasePool: 45 })).rejects.toThrow(
    'a potrzeba 50',
  );
  await expect(choosePool(url, { processes: 21, databasePool: null })).rejects.toThrow('21 × 2');
});
