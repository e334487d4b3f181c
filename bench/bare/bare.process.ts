import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import type { Case, Row } from '../cases/case.ts';
import { everyCase } from '../cases/every-case.ts';
import { listenForBench } from './listen-for-bench.ts';

// The least that a call can cost with Node, HTTP and this driver: a process of its own that start-bare.ts
// forks, and that ends with it. The path names the case and its key.

const [, , url] = process.argv;
const pool = new pg.Pool({ connectionString: url, max: 16 });

/** Counted once: the bare server knows its totals by heart. */
const totals = new Map<string, Promise<number>>();

function totalOf(name: string, { bare }: Case): Promise<number> {
  const { count } = bare;
  if (count === undefined) return Promise.resolve(0);
  const counted =
    totals.get(name) ??
    pool.query<{ total: number }>(count).then(({ rows }) => rows[0]?.total ?? 0);
  totals.set(name, counted);
  return counted;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, name = '', ...key] = (request.url ?? '').split('/').map(decodeURIComponent);
  const wanted = everyCase[name];
  if (wanted === undefined) throw new Error(`no case ${name}`);
  const { sql, values, present, isCreate, isPlannedEachTime } = wanted.bare;
  const json = request.method === 'GET' ? {} : (JSON.parse(await text(request)) as Row);
  const { rows } = await pool.query<Row>({
    ...(!isPlannedEachTime && { name }),
    text: sql,
    values: values(key, json),
  });
  if (!present) {
    response.writeHead(204).end();
    return;
  }
  const body = JSON.stringify(present(rows, await totalOf(name, wanted)));
  response.writeHead(isCreate ? 201 : 200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}

listenForBench(answer);
