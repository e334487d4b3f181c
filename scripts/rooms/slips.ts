import type { SourceFile } from './source-files.ts';

/** From so many lines on a file may stand for itself, whoever uses it. */
const fewestLines = 15;

/** What lies in a file of its own whatever its length, since others of its kind do (docs/architecture.md, "Edges"). */
const named =
  /(?:^|\.)(?:area|card|check|endpoints|export|filter|import|job|list|metrics|model|options|queries|repo|routes|site|text|worker)\.tsx?$|paths\.ts$/;

/**
 * The slips among the files: shorter than 15 lines, used by one other file of the program, and not what a convention
 * names. Each reads better in its user.
 */
export function slipsAmong(files: readonly SourceFile[]): readonly string[] {
  const users = Map.groupBy(
    files.flatMap(({ path, imports }) => imports.map((imported) => ({ path, imported }))),
    ({ imported }) => imported,
  );
  return files
    .filter(({ path, lines }) => lines < fewestLines && !named.test(path.split('/').at(-1) ?? ''))
    .filter(({ path }) => users.get(path)?.length === 1)
    .map(({ path }) => `${path}, used by ${users.get(path)?.[0]?.path}`);
}
