import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { chmod, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A file system in memory, small enough to be filled. */
export interface SmallDisk {
  readonly folder: string;
  /** Writes until not a byte more is taken. */
  fill(): Promise<void>;
  /** Gives back all that was filled. */
  empty(): Promise<void>;
}

const system = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });

function mount(megabytes: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'grzadka-small-disk-'));
  try {
    system('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0711`, 'tmpfs', folder);
  } catch (error) {
    rmdirSync(folder);
    throw error;
  }
  return folder;
}

function unmount(folder: string): void {
  system('umount', '--lazy', folder);
  rmdirSync(folder);
}

/** Whether this user may mount a file system here; else a full disk cannot be had for real. */
export function mayMount(): boolean {
  try {
    unmount(mount(1));
    return true;
  } catch {
    return false;
  }
}

/** Mounts a disk of so many megabytes until the test is over. */
export async function smallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = mount(megabytes);
  onTestFinished(() => unmount(folder));
  await chmod(folder, 0o711);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    async fill() {
      await using file = await open(ballast, 'a');
      for (let bytes = 1024 * 1024; bytes >= 1; ) {
        const piece = Buffer.alloc(bytes, 'x');
        const written = await file.write(piece).then(
          (result) => result.bytesWritten,
          () => 0,
        );
        if (written < bytes) bytes = Math.floor(bytes / 2);
      }
    },
    empty: () => rm(ballast, { force: true }),
  };
}
