import { reject } from '@grzadka/contract/core/fields';
import * as z from 'zod/mini';

/** Where an S3-compatible object storage is and how it is entered. */
export interface S3Settings {
  /** null: Amazon's own, found by the region. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly bucket: string;
  /** null: found where Amazon's tools look (environment, instance role). */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
}

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const defaultRegion = 'us-east-1';

/**
 * STORAGE_URL: `https://key:secret@host/bucket` for any S3-compatible service, or
 * `s3://key:secret@bucket?region=eu-central-1` for Amazon's own, there also without key and secret.
 * A key or secret with special characters is percent-encoded.
 */
export const storageUrl = z.pipe(
  z.string().check(z.trim()),
  z.transform((text, payload): S3Settings => {
    const settings = parseStorageUrl(text);
    if (settings) return settings;
    return reject(
      payload,
      'podaj adres magazynu plików zgodnego z S3 w postaci https://klucz:sekret@host/zasobnik albo s3://klucz:sekret@zasobnik?region=eu-central-1',
    );
  }),
);

function parseStorageUrl(text: string): S3Settings | undefined {
  const url = URL.parse(text);
  if (!url) return undefined;
  const isAmazon = url.protocol === 's3:';
  if (!isAmazon && url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  const bucket = isAmazon ? url.hostname : url.pathname.replaceAll(/^\/|\/$/g, '');
  const credentials = credentialsOf(url);
  if (!bucketName.test(bucket) || credentials === undefined) return undefined;
  if (isAmazon ? url.pathname !== '' && url.pathname !== '/' : credentials === null) {
    return undefined;
  }
  return {
    endpoint: isAmazon ? null : url.origin,
    region: url.searchParams.get('region') ?? defaultRegion,
    bucket,
    credentials,
  };
}

/** null without any, undefined when one of the two is missing or not properly encoded. */
function credentialsOf({ username, password }: URL): S3Settings['credentials'] | undefined {
  if (username === '' && password === '') return null;
  if (username === '' || password === '') return undefined;
  try {
    return {
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
    };
  } catch {
    return undefined;
  }
}
