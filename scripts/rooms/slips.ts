import type { SourceFile } from './source-files.ts';

/** From so many lines of code on a file may stand for itself, whoever uses it. */
const fewestLines = 15;

/** What lies in a file of its own however short it is, beside others of its kind (docs/architecture.md, "Edges"). */
const kinds =
  /\.(?:area|card|check|deadline|endpoints|export|job|kind|list|metrics|model|options|queries|repo|routes|site|text|worker)\.tsx?$|paths\.ts$/;

/**
 * The slips among the files: fewer than 15 lines of code, one other file that uses them, and no kind that each area
 * has its own. Most read better in their user.
 */
export function slipsAmong(files: readonly SourceFile[]): readonly string[] {
  const users = new Map<string, number>();
  for (const { imports } of files) {
    for (const imported of imports) users.set(imported, (users.get(imported) ?? 0) + 1);
  }
  return files
    .filter(({ path, codeLines }) => codeLines < fewestLines && !kinds.test(path))
    .map(({ path }) => path)
    .filter((path) => users.get(path) === 1);
}
