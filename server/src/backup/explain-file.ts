import { errorCode } from '#src/core/errors/error-code.ts';
import { StartError } from '#src/core/process/start-error.ts';

const sentences: Readonly<Record<string, string>> = {
  ENOENT: 'nie ma takiego pliku albo folderu',
  EISDIR: 'to jest folder',
  ENOTDIR: 'nie ma takiego folderu',
  EACCES: 'brak uprawnień',
  EPERM: 'brak uprawnień',
  EROFS: 'nie można tam zapisywać',
  ENOSPC: 'brak miejsca na dysku',
  EDQUOT: 'brak miejsca na dysku',
};

/** The sentence for an archive's file that cannot be read or written; any other error as it is. */
export function explainFile(path: string, error: unknown): unknown {
  const sentence = sentences[errorCode(error)];
  return sentence === undefined ? error : new StartError(`Plik „${path}”: ${sentence}.`, error);
}

/** Why an archive at this path was not written, as a Polish sentence. */
export function failureReason(path: string, error: unknown): string {
  const explained = explainFile(path, error);
  return explained instanceof StartError
    ? explained.message
    : 'Nie udało się zapisać kopii. Przyczyna jest w dzienniku pracy programu (log).';
}
