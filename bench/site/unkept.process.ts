import { serveApp } from '@grzadka/server/test/serve-app.ts';
import { siteVariables } from './readers.ts';

// The application on the database whose URL it is given, with pages of the site made anew for each request: a process of
// its own that ends with the one that forks it.

const [, , databaseUrl = ''] = process.argv;
const app = await serveApp({
  databaseUrl,
  env: { ...siteVariables, BACKUP_DIR: 'off' },
  database: { max: 20 },
  siteKeptFor: 0,
});
process.send?.(Number(new URL(app.origin).port));
process.once('disconnect', () => void app.close().finally(() => process.exit()));
