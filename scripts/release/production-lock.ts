import * as z from 'zod/mini';
import { linkedParts } from './launchers.ts';
import type { Platform } from './platforms.ts';

/** One of them, or several; a negation, which no package of ours has, would name none. */
const names = z.optional(z.union([z.string(), z.array(z.string())]));

const lockFile = z.looseObject({
  packages: z.record(
    z.string(),
    z.looseObject({ dev: z.optional(z.boolean()), os: names, cpu: names, libc: names }),
  ),
});

type Names = z.infer<typeof names>;

export type LockFile = z.infer<typeof lockFile>;

/** The parts whose libraries somebody gets with a release: those that run, and what the browser runs. */
export const shippedParts = [...linkedParts, 'web'] as const;

/** Of npm's lock file what a release for one platform holds: no tools, no parts for developers, nothing of other systems. */
export function productionLock(lock: unknown, platform: Platform): LockFile {
  const { packages, ...rest } = lockFile.parse(lock);
  const own: readonly string[] = shippedParts;
  const kept = Object.entries(packages).filter(([folder, one]) => {
    if (one.dev || !isFor(platform, one)) return false;
    // A part's folder, the link to it, what it has installed for itself alone; or what all of them share.
    const [top = ''] = folder.replace(/^node_modules\/@grzadka\//, '').split('/');
    return ['', 'node_modules', ...own].includes(top);
  });
  const shipped = kept.map(([folder, one]): [string, (typeof packages)[string]] => {
    const { devDependencies: _, ...bare } = one;
    return [folder, folder === '' ? { ...bare, workspaces: [...shippedParts] } : bare];
  });
  return { ...rest, packages: Object.fromEntries(shipped) };
}

function isFor(
  platform: Platform,
  { os, cpu, libc }: { os?: Names; cpu?: Names; libc?: Names },
): boolean {
  const fits = (wanted: Names, own: string | undefined) =>
    wanted === undefined || own === undefined || [wanted].flat().includes(own);
  return fits(os, platform.os) && fits(cpu, platform.cpu) && fits(libc, platform.libc);
}
