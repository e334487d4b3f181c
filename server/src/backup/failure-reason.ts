import { StartError } from '#src/core/process/start-error.ts';
import { explainFile } from './explain-file.ts';

/** Why an archive at this path was not written, as a Polish sentence. */
export function failureReason(path: string, error: unknown): string {
  const explained = explainFile(path, error);
  return explained instanceof StartError
    ? explained.message
    : 'Nie udało się zapisać kopii. Przyczyna jest w dzienniku pracy programu (log).';
}
