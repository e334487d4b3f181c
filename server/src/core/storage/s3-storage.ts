import { Readable } from 'node:stream';
import { GetObjectCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { diskObjects, failAsUnavailable } from './disk-objects.ts';
import type { Storage } from './storage.ts';
import type { S3Settings } from './storage-url.ts';

/** What fails is thrown, and logged once by whoever catches it; the SDK would print to the console. */
const ignore = () => {};
const silent = { debug: ignore, info: ignore, warn: ignore, error: ignore };

/** Keeps objects in a bucket of an S3-compatible service; the bucket must be there. */
export function openS3Storage({ endpoint, region, bucket, credentials }: S3Settings): Storage {
  const client = new S3Client({
    region,
    ...(credentials && { credentials }),
    // Services other than Amazon's seldom have a host name per bucket.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    // Newer checksums than many compatible services understand are not sent unasked.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    logger: silent,
  });
  const disk = new Disk(
    new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }),
  );
  return {
    ...diskObjects(disk),
    async read(key, range) {
      // flydrive reads whole objects only.
      const command = new GetObjectCommand({
        Bucket: bucket,
        Key: key,
        ...(range && { Range: `bytes=${range.first}-${range.last}` }),
      });
      const { Body } = await failAsUnavailable(client.send(command));
      if (Body instanceof Readable) return Body;
      throw new TypeError('The storage answered without a body');
    },
    async check() {
      await failAsUnavailable(client.send(new HeadBucketCommand({ Bucket: bucket })));
    },
  };
}
