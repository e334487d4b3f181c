import * as z from 'zod/mini';
import { untilSignOut } from '../core/page-memory.ts';

/** What was opened from the search: what it is called, and where it is. Its facts are not kept. */
const recentRow = z.object({ title: z.string(), kind: z.string(), to: z.string() });

export type RecentRow = z.infer<typeof recentRow>;

const most = 5;

const keyOf = (userId: string) => `${untilSignOut}${userId} search`;

/** What a person opened last from the search on this device, until they sign out. */
export function readRecent(userId: string): readonly RecentRow[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return z.array(recentRow).safeParse(kept).data ?? [];
  } catch {
    return [];
  }
}

/** Keeps what was just opened, before what was opened earlier. */
export function keepRecent(userId: string, { title, kind, to }: RecentRow): void {
  const others = readRecent(userId).filter((row) => row.to !== to);
  try {
    localStorage.setItem(
      keyOf(userId),
      JSON.stringify([{ title, kind, to }, ...others].slice(0, most)),
    );
  } catch {
    // Storage that is full or forbidden: nothing is kept.
  }
}
