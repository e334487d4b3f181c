import { pageMemory } from '../page-memory.ts';

/** What a form held when its screen was left for one below its address, such as a content block's. */
export interface KeptForm {
  /** What it was opened with. */
  readonly opened: unknown;
  readonly typed: unknown;
}

// By the path of the form's screen.
const kept = pageMemory<KeptForm>();

/** Keeps what was typed until its screen is returned to. */
export function keepForm(path: string, form: KeptForm): void {
  kept.set(path, form);
}

/** What was kept of the form at `path`, if anything was. */
export function keptForm(path: string): KeptForm | undefined {
  return kept.get(path);
}

/** Forgets what was kept of the form at `path`: it is back in the form. */
export function forgetKeptForm(path: string): void {
  kept.delete(path);
}

/** Gives up everything kept. */
export function forgetKeptForms(): void {
  kept.clear();
}

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
  return [...kept.keys()].filter((parent) => isBelow(path, parent));
}
