import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const compress = promisify(gzip);

/** A reply of the site before it is sent. */
export interface SiteReply {
  /** 200 by default. */
  readonly status?: number;
  readonly contentType: string;
  readonly body: string | Buffer;
  /** Further headers, such as the one that turns the page of the notice board. */
  readonly headers?: Readonly<Record<string, string>>;
  /** How long readers keep it; as pages are kept by default. */
  readonly cacheControl?: string;
}

/** The same, ready to be sent to any number of readers. */
export interface KeptReply extends Omit<SiteReply, 'body'> {
  readonly plain: Encoded;
  readonly compressed: Encoded;
}

/** A body and the strong ETag that goes with it: another encoding is another one. */
export interface Encoded {
  /** Its bytes as letters of Latin-1: Node writes a text together with the headers, and bytes after them. */
  readonly latin1: string;
  readonly etag: string;
}

/** The two ways in which a reply is sent. */
export type Encoding = 'plain' | 'compressed';

/** In which of them a reply is sent to who states these headers. */
export function encodedFor(headers: IncomingHttpHeaders): Encoding {
  const accepted = headers['accept-encoding'] ?? '';
  return /\bgzip\b(?!;\s*q=0(\.0*)?(,|$))/.test(accepted) ? 'compressed' : 'plain';
}

/** The replies of a process that are ready to be sent again. */
export interface KeptReplies {
  /** What is kept under a key, or what `make` makes to be kept. */
  readonly get: (key: string, make: () => Promise<SiteReply>) => KeptReply | Promise<KeptReply>;
  /** What is kept under it at this moment. */
  readonly now: (key: string) => KeptReply | undefined;
}

/** All that is kept in a process at once, in bytes. */
const usuallyMostBytes = 32 * 1024 * 1024;

/** What an entry takes beside its texts, in bytes, rounded up. */
const bytesBeside = 1024;

/**
 * Keeps replies for so many milliseconds in the memory of this process: a page that many ask for is made once
 * in that time, also when they ask at once. What fails is not kept. With 0 nothing is.
 */
export function keepReplies(
  milliseconds: number,
  { mostBytes = usuallyMostBytes }: { mostBytes?: number } = {},
): KeptReplies {
  const kept = new LRUCache<string, KeptReply, () => Promise<SiteReply>>({
    ttl: milliseconds,
    maxSize: mostBytes,
    sizeCalculation: sizeOf,
    fetchMethod: async (_key, _stale, { context: make }) => encode(await make()),
  });
  return {
    get: (key, make) =>
      milliseconds === 0
        ? make().then(encode)
        : (kept.get(key) ?? kept.forceFetch(key, { context: make })),
    now: (key) => kept.get(key),
  };
}

/** Whoever asks makes the key, and the body of a redirection is empty: counted without it, such would fill the memory. */
function sizeOf({ plain, compressed }: KeptReply, key: string): number {
  return plain.latin1.length + compressed.latin1.length + 2 * key.length + bytesBeside;
}

async function encode({ body, ...facts }: SiteReply): Promise<KeptReply> {
  const plain = Buffer.isBuffer(body) ? body : Buffer.from(body);
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return {
    ...facts,
    plain: { latin1: plain.toString('latin1'), etag: `"${digest}"` },
    compressed: {
      latin1: (await compress(plain)).toString('latin1'),
      etag: `"${digest}-gzip"`,
    },
  };
}
