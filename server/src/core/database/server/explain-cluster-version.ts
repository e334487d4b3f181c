import type { ClusterVersionError } from '@grzadka/postgres/cluster';
import { databaseEntry } from '@grzadka/postgres/database-folder';
import { newestNightly } from '../../backup-folder.ts';
import type { Config } from '../../config/config.ts';
import { StartError } from '../../process/start-error.ts';

/**
 * What the operator does about an embedded database of another major version of PostgreSQL: only the
 * version of the program that made it can read it, so its data come over in an archive
 * (docs/product/operation.md#update).
 */
export async function explainClusterVersion(
  error: ClusterVersionError,
  { dataDir, backupDir }: Pick<Config, 'dataDir' | 'backupDir'>,
): Promise<StartError> {
  const sentences = [error.message];
  if (error.isNewer) {
    sentences.push('Uruchom wersję programu, która ją założyła, albo nowszą.');
  } else {
    sentences.push(
      'Zrób kopię poprzednią wersją programu: npm run backup -- PLIK.',
      `Potem zmień nazwę „${databaseEntry(dataDir)}” i przywróć kopię tą wersją: npm run restore -- PLIK.`,
    );
    const nightly = backupDir === null ? null : await newestNightly(backupDir);
    if (nightly !== null) sentences.push(`Najnowsza kopia nocna to „${nightly}”.`);
  }
  return new StartError(sentences.join(' '), error);
}
