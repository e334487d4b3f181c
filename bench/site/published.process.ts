import { openDatabase } from '@grzadka/server/src/core/database/open-database.ts';
import { listenForBench } from '../bare/listen-for-bench.ts';
import { madePages } from './made-pages.ts';

// The least that the making of a page can cost with Node, HTTP and the same statements: what they give, printed as JSON.
// The path names the page and its key.

const [, , url = ''] = process.argv;
const { db } = openDatabase(url);

listenForBench(async (request, response) => {
  const [, name = '', ...key] = (request.url ?? '').split('/').map(decodeURIComponent);
  const page = madePages[name];
  if (page === undefined) throw new Error(`no page ${name}`);
  const body = JSON.stringify(await page.read(db, key));
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
});
