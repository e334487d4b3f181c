import { expect, it } from 'vitest';
import { describeTables } from '#test/schema/describe-tables.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();

it('are typed as the migrations make them', async () => {
  await expect(await describeTables(app.db)).toMatchFileSnapshot(
    '../../src/core/database/tables.ts',
  );
});
