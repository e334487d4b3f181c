import { pageMemory } from '../page-memory.ts';

/** What a form held when its screen was left for one below its address, such as a content block's. */
export interface KeptForm {
  /** What it was opened with. */
  readonly opened: unknown;
  readonly typed: unknown;
}

/** What was typed into forms, by the paths of their screens, until these are returned to or it is given up. */
export const keptForms = pageMemory<KeptForm>();

/** Whether `path` lies below `parent` in the address. */
export function isBelow(path: string, parent: string): boolean {
  return path.startsWith(`${parent}/`);
}

/** Whether something was typed into a form above `path` that has not been returned to yet. */
export function hasKeptAbove(path: string): boolean {
  return keptAbove(path).length > 0;
}

/** Whether going from `path` to `next` leads away from a form that something was typed into. */
export function wouldLoseKept(path: string, next: string): boolean {
  return keptAbove(path).some((parent) => next !== parent && !isBelow(next, parent));
}

function keptAbove(path: string): string[] {
  return [...keptForms.keys()].filter((parent) => isBelow(path, parent));
}
