import { Gauge, type Registry } from 'prom-client';
import type { UploadsInProgress } from '../body/uploads-in-progress.ts';
import type { AllMetrics } from './metrics.routes.ts';

/** Gives the files that are on their way to all processes of this machine; null when one does not answer. */
export type ReadUploads = () => Promise<ReturnType<UploadsInProgress['total']> | null>;

const countName = 'grzadka_uploads';
const bytesName = 'grzadka_upload_bytes';

/**
 * Shows the uploads that are in progress, and gives what reads them: of several processes the sums, by the way
 * that the figures go between them.
 */
export function uploadMetrics(
  registry: Registry,
  uploads: Pick<UploadsInProgress, 'total'>,
  allMetrics?: AllMetrics,
): ReadUploads {
  const count = new Gauge({
    name: countName,
    help: 'Files that requests are bringing, or that wait while their request is done',
    registers: [registry],
    collect() {
      count.set(uploads.total().count);
    },
  });
  const bytes = new Gauge({
    name: bytesName,
    help: 'What has arrived of these files',
    registers: [registry],
    collect() {
      bytes.set(uploads.total().bytes);
    },
  });
  if (!allMetrics) return async () => uploads.total();
  return async () => {
    const figures = await allMetrics();
    if (figures === null) return null;
    return { count: figureIn(figures, countName), bytes: figureIn(figures, bytesName) };
  };
}

/** The value of a figure without labels in Prometheus text. */
function figureIn(figures: string, name: string): number {
  const [, value] = new RegExp(String.raw`^${name} (\S+)$`, 'm').exec(figures) ?? [];
  return Number(value);
}
