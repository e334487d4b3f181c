import { makeExports, readArchive } from './personal-data.ts';
import type { ServedApp } from './serve-app.ts';
import type { TestClient } from './test-client.ts';

/** Asks for the data of a party, has them collected, and fetches them. */
export async function fetchExport(app: ServedApp, client: TestClient, partyId: string) {
  const { body } = await client.post<{ id: string }>('/api/personal-data/export', { partyId });
  await makeExports(app);
  return readArchive(await client.send(`/api/personal-data/export/${body.id}`));
}
