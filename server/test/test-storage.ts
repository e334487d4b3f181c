import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { Storage } from '#src/core/storage/storage.ts';

/** A folder that only this test uses; it goes when disposed of. */
export async function temporaryFolder(): Promise<{ path: string } & AsyncDisposable> {
  const path = await mkdtemp(join(tmpdir(), 'grzadka-test-storage-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

/** A server that speaks S3 and holds one empty bucket. */
export interface TestBucket extends AsyncDisposable {
  /** What STORAGE_URL says of it. */
  readonly url: string;
}

/** Starts a server that speaks S3 on a free port of this machine. */
export async function startTestBucket(): Promise<TestBucket> {
  await using undo = new AsyncDisposableStack();
  const folder = undo.use(await temporaryFolder());
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder.path,
    configureBuckets: [{ name: 'ogrod', configs: [] }],
  });
  const { port } = await server.run();
  undo.defer(async () => {
    const closed = server.close();
    server.httpServer.closeAllConnections();
    await closed;
  });

  const running = undo.move();
  return {
    // The key and secret that s3rver knows.
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/ogrod`,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

/**
 * Starts a server that answers the listing of a bucket in the given pages, which s3rver cannot: it
 * makes its tokens with a cipher that OpenSSL no longer has.
 */
export function startPagedListing(pages: readonly string[][]): Promise<TestBucket> {
  return answerAsBucket((request, response) => {
    const query = new URL(request.url ?? '', 'http://x').searchParams;
    const page = Number(query.get('continuation-token') ?? 0);
    const contents = pages[page]?.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified><Size>1</Size></Contents>`,
    );
    const isLast = page + 1 === pages.length;
    const next = isLast ? '' : `<NextContinuationToken>${page + 1}</NextContinuationToken>`;
    response.setHeader('content-type', 'application/xml');
    response.end(
      `<ListBucketResult><IsTruncated>${!isLast}</IsTruncated>${next}${contents?.join('')}</ListBucketResult>`,
    );
  });
}

/** Starts a server that gives the beginning of every object and then nothing. */
export function startHalfObject(): Promise<TestBucket> {
  return answerAsBucket((_, response) => {
    response.setHeader('content-length', '1000');
    response.write('początek');
  });
}

async function answerAsBucket(answer: RequestListener): Promise<TestBucket> {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `http://klucz:sekret@127.0.0.1:${port}/ogrod`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The keys of everything a storage holds, sorted. */
export async function storedKeys(storage: Storage): Promise<string[]> {
  const batches = await Array.fromAsync(storage.list());
  return batches
    .flat()
    .map(({ key }) => key)
    .toSorted();
}
