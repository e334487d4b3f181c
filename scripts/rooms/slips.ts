import type { SourceFile } from './source-files.ts';

/** From so many lines of code on a file may stand for itself, whoever uses it. */
const fewestLines = 15;

/**
 * The slips among the files: fewer than 15 lines of code, and one other file that imports them. Most read better in their user.
 * What is found by its name, as areas and calls are, is imported by none.
 */
export function slipsAmong(files: readonly SourceFile[]): readonly string[] {
  const users = new Map<string, number>();
  for (const { imports } of files) {
    for (const imported of imports) users.set(imported, (users.get(imported) ?? 0) + 1);
  }
  return files
    .filter(({ codeLines }) => codeLines < fewestLines)
    .map(({ path }) => path)
    .filter((path) => users.get(path) === 1);
}
