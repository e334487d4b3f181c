import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { openFolderStorage } from './folder-storage.ts';
import type { Storage } from './storage.ts';

/** The storage that the configuration names: a bucket, or a folder in DATA_DIR. */
export async function openStorage({ dataDir, storageUrl }: Config): Promise<Storage> {
  if (!storageUrl) return openFolderStorage(join(dataDir, 'storage'));
  // Loading what speaks to a bucket takes a good part of the start; few need it.
  const { openS3Storage } = await import('./s3-storage.ts');
  return openS3Storage(storageUrl);
}
