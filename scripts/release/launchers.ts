import { nodeProgram, type Platform } from './platforms.ts';

/** What of the npm scripts a release brings as commands of its own. */
const releaseCommands = ['start', 'backup', 'restore', 'admin', 'import', 'update-check'] as const;

type Scripts = Readonly<Record<string, string>>;

/** Settings that stand beside the program, for whoever has nowhere else to put them; those of the environment go first. */
const settingsFile = 'grzadka.env';

/** What follows `node` in the npm script of a command. */
function argumentsOf(scripts: Scripts, command: string): string[] {
  const [program, ...args] = scripts[command]?.split(' ') ?? [];
  if (program !== 'node') throw new Error(`npm run ${command} does not begin with node`);
  return args;
}

/** The program `grzadka` of a release by its files: what npm scripts are in a clone, without npm, from wherever it is called. */
export function launchers(platform: Platform, scripts: Scripts): Readonly<Record<string, string>> {
  if (platform.os === 'win32') {
    return { 'grzadka.cmd': windowsProgram(platform), 'grzadka.cjs': windowsWork(scripts) };
  }
  return { grzadka: shellProgram(platform, scripts) };
}

function shellProgram(platform: Platform, scripts: Scripts): string {
  const cases = releaseCommands.map(
    (command) =>
      `  ${command}) exec "$node" $settings ${argumentsOf(scripts, command).join(' ')} "$@" ;;`,
  );
  return `#!/bin/sh
# Grządka: ${releaseCommands.join(', ')}.
set -eu
self=$0
# Somebody may have linked it into a folder of programs.
while [ -h "$self" ]; do
  target=$(readlink "$self")
  case $target in
    /*) self=$target ;;
    *) self=$(dirname "$self")/$target ;;
  esac
done
command=\${1-}
[ $# -eq 0 ] || shift
# As npm says it: names of files are meant from where the command was called.
export INIT_CWD="$PWD" npm_lifecycle_event="$command" GRZADKA_PROGRAM=./grzadka
cd "$(dirname "$self")"
node=./${nodeProgram(platform)}
settings=
[ ! -f ${settingsFile} ] || settings=--env-file=${settingsFile}
case $command in
${cases.join('\n')}
  *)
    echo "Polecenia: ${releaseCommands.map((command) => `./grzadka ${command}`).join(', ')}. Opis każdego poza start: --help." >&2
    exit 2
    ;;
esac
`;
}

function windowsProgram(platform: Platform): string {
  const node = nodeProgram(platform).replaceAll('/', '\\');
  return `@echo off\r\n"%~dp0${node}" "%~dp0grzadka.cjs" %*\r\nexit /b %errorlevel%\r\n`;
}

/**
 * What \`grzadka.cmd\` does, in Node: links the parts of the program where npm would, anew where the folder was moved, since a
 * junction holds a whole path; then runs the command.
 */
function windowsWork(scripts: Scripts): string {
  const table = Object.fromEntries(
    releaseCommands.map((command) => [command, argumentsOf(scripts, command)]),
  );
  return `'use strict';
const fs = require('node:fs');
const path = require('node:path');
const { spawn } = require('node:child_process');

const commands = ${JSON.stringify(table, null, 2)};
const parts = ${JSON.stringify(linkedParts)};

for (const part of parts) {
  const target = path.join(__dirname, part);
  const link = path.join(__dirname, 'node_modules', '@grzadka', part);
  fs.mkdirSync(path.dirname(link), { recursive: true });
  let known = null;
  try {
    known = fs.readlinkSync(link);
  } catch {
    // It is not there yet.
  }
  if (known !== null && path.resolve(known) === target) continue;
  fs.rmSync(link, { force: true, recursive: known === null });
  fs.symlinkSync(target, link, 'junction');
}

const [command = '', ...rest] = process.argv.slice(2);
if (!(command in commands)) {
  console.error('Polecenia: ' + Object.keys(commands).map((one) => '.\\\\grzadka.cmd ' + one).join(', ') + '.');
  process.exit(2);
}
const settings = fs.existsSync(path.join(__dirname, '${settingsFile}')) ? ['--env-file=${settingsFile}'] : [];
const child = spawn(process.execPath, [...settings, ...commands[command], ...rest], {
  cwd: __dirname,
  stdio: 'inherit',
  env: {
    ...process.env,
    INIT_CWD: process.cwd(),
    npm_lifecycle_event: command,
    GRZADKA_PROGRAM: '.\\\\grzadka.cmd',
  },
});
// The console asks all of its programs to end: the one below does, in order, and this one waits for it.
process.on('SIGINT', () => {});
child.on('exit', (code) => process.exit(code ?? 1));
`;
}

/** The parts of the program that npm links among the libraries. */
export const linkedParts = ['contract', 'postgres', 'server'] as const;
