import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import { parseArgs } from 'node:util';
import { at, run } from './project.ts';
import { changelogFault } from './release/changelog.ts';
import { packFolder, writeSums } from './release/pack.ts';
import { ownPlatform, type PlatformName, platformNames, platforms } from './release/platforms.ts';
import { readVersion, stageRelease } from './release/stage.ts';
import { mostSeconds, tryArchive } from './release/try-archive.ts';

/**
 * Makes a release of what is committed: checks, archives with their sums, a tag. Usage: npm run release [-- --trial] [-- PLATFORM…];
 * all platforms by default. A trial leaves out tests and tag, and takes what is not committed yet. The archives lie in `release/`.
 */
const { values, positionals } = parseArgs({
  args: argv.slice(2),
  options: { trial: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const isTrial = values.trial || process.env['npm_config_trial'] === 'true';
const wanted = positionals.length === 0 ? platformNames : platformNames.filter(isNamed);
const unknown = positionals.filter((name) => !platformNames.some((known) => known === name));
if (unknown.length > 0)
  giveUp(`No such platform: ${unknown.join(', ')}. There are ${platformNames.join(', ')}.`);

const version = await readVersion();
const tag = `v${version}`;
const fault = changelogFault(await readFile(at('CHANGELOG.md'), 'utf8'), version);
if (fault !== null) giveUp(fault);
if (!isTrial) {
  if (git('status', '--porcelain') !== '') giveUp('There is work that is not committed.');
  if (git('tag', '--list', tag) !== '')
    giveUp(`${tag} is out already: raise the version in package.json.`);
  if ((await run(process.execPath, [at('scripts/test.ts')])) !== 0) giveUp('Tests fail.');
}

const target = at('release');
await rm(target, { recursive: true, force: true });
await mkdir(target);
const time = git('log', '-1', '--format=%cI');
const archives: string[] = [];
for (const name of wanted) archives.push(await makeArchive(name));
await writeSums(target, archives);
if (isTrial) console.log('A trial: no tests, no tag.');
else {
  git('tag', '--annotate', tag, '--message', `Grządka ${version}`);
  console.log(`Tagged ${tag}. Push it with: git push origin ${tag}`);
}

async function makeArchive(platform: PlatformName): Promise<string> {
  const name = `grzadka-${version}-${platform}`;
  const place = await mkdtemp(join(tmpdir(), 'grzadka-release-'));
  try {
    const folder = join(place, name);
    await mkdir(folder);
    await stageRelease(folder, platforms[platform]);
    const archive = join(target, `${name}.tar.gz`);
    packFolder(folder, archive, time);
    const megabytes = ((await stat(archive)).size / 1_000_000).toFixed(1);
    console.log(`${name}.tar.gz: ${megabytes} MB`);
    if (platform === ownPlatform) await tryOwn(archive, name);
    return `${name}.tar.gz`;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

async function tryOwn(archive: string, name: string): Promise<void> {
  const seconds = await tryArchive(archive, name);
  console.log(`  unpacked elsewhere it answers after ${seconds.toFixed(1)} s`);
  if (seconds <= mostSeconds) return;
  const slow = `That is more than ${mostSeconds} s: try it on a machine that does nothing else.`;
  if (isTrial) console.log(slow);
  else giveUp(slow);
}

function isNamed(name: PlatformName): boolean {
  return positionals.includes(name);
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: at(), encoding: 'utf8' }).trim();
}

function giveUp(reason: string): never {
  console.error(reason);
  return exit(1);
}
