import { letterMark } from '@grzadka/contract/core/export/pdf-reply';
import { expect, test } from 'vitest';
import { countLetters } from './count-letters.ts';

test('a letter is counted once, wherever the parts of its document are cut', () => {
  const document = Buffer.from(`%PDF ${letterMark}\n${letterMark}ż${letterMark}`, 'latin1');
  for (let cut = 1; cut < document.length; cut += 1) {
    const count = countLetters();
    count(document.subarray(0, cut));
    expect(count(document.subarray(cut))).toBe(3);
  }
});
