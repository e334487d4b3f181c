import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '../project.ts';
import { brokenIndex, brokenRelations, indexLine, readRecord } from './decisions.ts';

const texts = globSync('[0-9]*.md', { cwd: at('docs/decisions') })
  .toSorted()
  .map((file) => ({ file, text: readFileSync(at('docs/decisions', file), 'utf8') }));
const records = texts.map(({ file, text }) => readRecord(file, text));

describe('the decision records', () => {
  it('are told apart by their numbers, and each has a title', () => {
    const numbers = records.map(({ file }) => file.slice(0, 4));
    expect(numbers.length).toBeGreaterThan(0);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(records.filter(({ title }) => title === '')).toEqual([]);
  });

  it('say of each other what the other says in turn', () => {
    expect(brokenRelations(records)).toEqual([]);
  });

  it('give the day of what they measured: figures age', () => {
    const undated = texts.filter(({ text }) =>
      /^## Measured(?! on \d+ \p{L}+ \d{4}$)/mu.test(text),
    );
    expect(undated.map(({ file }) => file)).toEqual([]);
  });

  it('stand in the index once, each with its state', () => {
    expect(brokenIndex(readFileSync(at('docs/decisions/README.md'), 'utf8'), records)).toEqual([]);
  });
});

describe('the check itself', () => {
  const old = readRecord('0004-old.md', '# 4. Old\n\n- Amended by [0050](0050-new.md): why\n');
  const young = readRecord('0050-new.md', '# 50. New\n\n- Amends [0004](0004-old.md)\n');
  const plain = readRecord('0051-plain.md', '# 51. Plain\n\nAmended by none.\n');
  const gone = readRecord('0003-gone.md', '# 3. Gone\n- Replaced by [0050](0050-new.md)\n');

  it('reads the state of a record', () => {
    expect([old, plain, gone].map(indexLine)).toEqual([
      '- [0004 Old](0004-old.md): amended by 0050',
      '- [0051 Plain](0051-plain.md): in force',
      '- [0003 Gone](0003-gone.md): replaced by 0050',
    ]);
  });

  it('finds what one record says alone, and records that are not there', () => {
    expect(brokenRelations([old, young, plain])).toEqual([]);
    expect(brokenRelations([old, plain])).toEqual(['0004: Amended by 0050']);
    expect(brokenRelations([plain, young])).toEqual(['0050: Amends 0004']);
    expect(brokenRelations([young, old, gone])).toEqual(['0003: Replaced by 0050']);
  });

  it('finds what the index lacks, has twice, or tells otherwise', () => {
    const line = indexLine(plain);
    expect(brokenIndex(`# Index\n${line}\n`, [plain])).toEqual([]);
    expect(brokenIndex('', [plain])).toEqual([`missing: ${line}`]);
    expect(brokenIndex(`${line}\n${line}`, [plain])).toEqual([`too many: ${line}`]);
    const otherwise = indexLine(old).replace('0050', '0051');
    expect(brokenIndex(`${otherwise}\n`, [old])).toEqual([
      `missing: ${indexLine(old)}`,
      `too many: ${otherwise}`,
    ]);
  });
});
