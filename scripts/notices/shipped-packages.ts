import * as z from 'zod/mini';

/** A package that the running program consists of, on this system or on another one. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** As its author states it, usually an SPDX expression; null where nothing is stated. */
  readonly licence: string | null;
  /** Where it is installed, from the project's root. */
  readonly folder: string;
}

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      license: z.optional(z.string()),
      dev: z.optional(z.boolean()),
      link: z.optional(z.boolean()),
    }),
  ),
});

const modules = 'node_modules/';

/**
 * The packages that npm's lock file names for running the program: the server, the web application and
 * the commands beside them. Left out are those for developing and testing, and the project's own parts.
 */
export function shippedPackages(lock: unknown): ShippedPackage[] {
  return Object.entries(lockFile.parse(lock).packages)
    .filter(([folder, { dev, link }]) => folder.includes(modules) && !dev && !link)
    .map(([folder, { version = '', license = null }]) => ({
      name: folder.slice(folder.lastIndexOf(modules) + modules.length),
      version,
      licence: license,
      folder,
    }));
}
