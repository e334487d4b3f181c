import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { at } from '../project.ts';

const dockerfile = readFileSync(at('Dockerfile'), 'utf8');

const manifest = z
  .object({ workspaces: z.array(z.string()), scripts: z.object({ start: z.string() }) })
  .parse(JSON.parse(readFileSync(at('package.json'), 'utf8')));

it('the image starts what npm start starts', () => {
  const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? [];
  const asRun = z.array(z.string()).parse(JSON.parse(command));
  expect(asRun.map((word) => word.replace(/^\.\//, ''))).toEqual(
    manifest.scripts.start.split(' ').map((word) => word.replace(/^\.\//, '')),
  );
});

it('npm gets the package of each workspace before it installs', () => {
  const [, copied = ''] = /AS npm$(.*?)^FROM /ms.exec(dockerfile) ?? [];
  const folders = [...copied.matchAll(/^COPY (\S+)\/package\.json \1\/$/gm)];
  expect(new Set(folders.map(([, folder]) => folder))).toEqual(new Set(manifest.workspaces));
});

it('the image says which user runs it, and that user is not root', () => {
  const users = [...dockerfile.matchAll(/^USER (\S+)$/gm)].map(([, user]) => user);
  expect(users).toEqual(['grzadka']);
});
