import * as z from 'zod/mini';

const fileMissing = 'Nie wskazano pliku';

/** A chosen file, as the browser's `File` and the server's received one both are. */
export interface ChosenFile {
  /** The name it had where it was chosen. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** The file of an upload form; an upload requires one. */
export const chosenFile = z
  .custom<ChosenFile>((value) => value instanceof Object && 'size' in value, {
    error: fileMissing,
    // What else is asked of a file is asked of none that is missing.
    abort: true,
  })
  .check(z.meta({ description: 'The file itself', type: 'string', format: 'binary' }));

/** One megabyte in bytes, as sizes are shown. */
export const megabyte = 1024 * 1024;

/** What is said of a file over the limit; `largest` in bytes. */
export function fileTooLarge(largest: number): string {
  return `Plik jest za duży: może mieć najwyżej ${Math.floor(largest / megabyte)}\u00a0MB`;
}
