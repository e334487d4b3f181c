import { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import {
  GetObjectCommand,
  HeadBucketCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { S3Settings } from '../config/storage-url.ts';
import { diskObjects, failAsUnavailable } from './disk-objects.ts';
import type { Storage } from './storage.ts';

/** What fails is thrown, and logged once by whoever catches it; the SDK would print to the console. */
const ignore = () => {};
const silent = { debug: ignore, info: ignore, warn: ignore, error: ignore };

/** How long a bucket may be silent. */
export interface BucketPatience {
  /** Milliseconds to an answer, twice at the most, and between two pieces of an object that is read. */
  readonly answer: number;
  /** Milliseconds in which nothing of an object that is written goes out, or its receipt does not come. */
  readonly receipt: number;
}

const usualPatience: BucketPatience = { answer: 5_000, receipt: 10_000 };

/**
 * Keeps objects in a bucket of an S3-compatible service; the bucket must be there. One that takes
 * connections and answers nothing fails as one that is not there.
 */
export function openS3Storage(
  { endpoint, region, bucket, credentials }: S3Settings,
  { answer, receipt }: BucketPatience = usualPatience,
): Storage {
  const open = (requestHandler: S3ClientConfig['requestHandler']) =>
    new S3Client({
      region,
      ...(credentials && { credentials }),
      // Services other than Amazon's seldom have a host name per bucket.
      ...(endpoint !== null && { endpoint, forcePathStyle: true }),
      // Newer checksums than many compatible services understand are not sent unasked.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 2,
      requestHandler,
      logger: silent,
    });
  // Each kind of call has its own limit. One for the whole answer would end the upload of a large object,
  // one for silence the download of a reader who pauses.
  const asking = open({
    connectionTimeout: answer,
    requestTimeout: answer,
    throwOnRequestTimeout: true,
  });
  const writing = open({ connectionTimeout: answer, socketTimeout: receipt });
  const objectsBy = (client: S3Client) =>
    diskObjects(
      new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false })),
    );
  return {
    ...objectsBy(asking),
    put: objectsBy(writing).put,
    async read(key, range) {
      // flydrive reads whole objects only.
      const command = new GetObjectCommand({
        Bucket: bucket,
        Key: key,
        ...(range && { Range: `bytes=${range.first}-${range.last}` }),
      });
      const { Body } = await failAsUnavailable(asking.send(command));
      if (Body instanceof IncomingMessage) return breakOffSilent(Body, answer);
      throw new TypeError('The storage answered without a body');
    },
    async check() {
      await failAsUnavailable(asking.send(new HeadBucketCommand({ Bucket: bucket })));
    },
  };
}

/** Fails the reading of an object when no more of it comes; a reader who pauses has what came before him. */
function breakOffSilent(body: IncomingMessage, limit: number): Readable {
  const { socket } = body;
  return body.setTimeout(limit, () => {
    if (body.readableLength === 0) body.destroy(new Error('the storage went silent'));
    else socket.setTimeout(limit);
  });
}
