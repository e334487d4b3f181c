import { Readable } from 'node:stream';
import { importLimits } from '@grzadka/contract/import/import-limits';
import { expect, test } from 'vitest';
import { visitXml } from './walk-xml.ts';

/** A part that begins so and then goes on for ever, in pieces as they are unpacked. */
function endless(begin: string, unit: string) {
  const piece = unit.repeat(Math.ceil(65_536 / unit.length));
  const read = { pieces: 0 };
  const part = Readable.from(
    (function* () {
      yield begin;
      for (;;) {
        read.pieces += 1;
        yield piece;
      }
    })(),
  );
  return { part, read };
}

test.each([
  ['elements in one another', '', '<a>'],
  ['one attribute after the other', '<a ', 'b="" '],
  ['the value of an attribute', '<a b="', 'x'],
  ['the name of an element', '<', 'x'],
  ['a comment', '<!--', 'x'],
  ['what is told to programs', '<?', 'x'],
  ['a text that is written as it is', '<![CDATA[', 'x'],
])('a part of which %s never end is given up after a few pieces', async (_, begin, unit) => {
  const { part, read } = endless(begin, unit);
  await expect(visitXml(part, {})).rejects.toThrow('Arkusz jest zapisany w nietypowy sposób');
  // What reads ahead has some of them.
  expect(read.pieces).toBeLessThan(50);
});

test('a part of as many levels and attributes as there may be is read', async () => {
  const { depth, attributes } = importLimits;
  const written = Array.from({ length: attributes }, (_, index) => `a${index}=""`).join(' ');
  const names: string[] = [];
  await visitXml(Readable.from([`${`<b ${written}>`.repeat(depth)}${'</b>'.repeat(depth)}`]), {
    open: (name) => void names.push(name),
  });
  expect(names).toHaveLength(depth);
});
