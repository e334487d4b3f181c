import type { SourceFile } from './source-files.ts';

/** An import from one room into another. */
interface Arrow {
  readonly from: string;
  readonly to: string;
  /** The two files, as a sentence. */
  readonly told: string;
}

/**
 * The imports of a folder's rooms that lead back to where they start, over however many rooms, one sentence each. A
 * room is a folder in it. The files that lie loose in a core are one more; those of any other folder, which compose its
 * rooms or serve them, each stand for themselves (docs/architecture.md, "Edges").
 */
export function circlesOfRooms(folder: string, files: readonly SourceFile[]): readonly string[] {
  const arrows = files.flatMap((file) => arrowsOf(folder, file));
  return arrows
    .filter(({ from, to }) => reachedFrom(to, arrows).has(from))
    .map(({ from, to, told }) => `${told}, but "${to}" leads back to "${from}"`);
}

/** The folders of a layer's sources that hold folders, the layer's own left out: areas, and rooms that have rooms. */
export function foldersWithRooms(files: readonly SourceFile[]): readonly string[] {
  const folders = files.flatMap(({ path }) => {
    const parts = path.split('/').slice(0, -1);
    return parts.slice(3).map((_, depth) => parts.slice(0, depth + 3).join('/'));
  });
  return [...new Set(folders)].toSorted();
}

function arrowsOf(folder: string, { path, imports }: SourceFile): readonly Arrow[] {
  const from = roomOf(folder, path);
  return imports.flatMap((imported) => {
    const to = roomOf(folder, imported);
    return from === null || to === null || from === to
      ? []
      : [{ from, to, told: `${path} imports ${imported}` }];
  });
}

/** The name of the room, or of the file that stands for itself; null outside of the folder. */
function roomOf(folder: string, path: string): string | null {
  if (!path.startsWith(`${folder}/`)) return null;
  const [room = '', file] = path.slice(folder.length + 1).split('/');
  return file === undefined && folder.endsWith('/core') ? 'core' : room;
}

function reachedFrom(start: string, arrows: readonly Arrow[]): ReadonlySet<string> {
  const reached = new Set([start]);
  // A set goes on to what is added while it is walked.
  for (const room of reached) {
    for (const { from, to } of arrows) if (from === room) reached.add(to);
  }
  return reached;
}
