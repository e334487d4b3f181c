import { describe, expect, test } from 'vitest';
import { nipWarning, regonWarning, wrongChecksum } from './checksum.ts';

describe('NIP', () => {
  test.each(['5260250995', '526-025-09-95', '526 025 09 95'])('%s is right', (nip) => {
    expect(nipWarning(nip)).toBeUndefined();
  });

  test.each([
    ['a wrong check digit', '5260250994'],
    ['two digits swapped', '5620250995'],
    ['a remainder of 10, which no check digit can show', '1000010000'],
    ['all zeros', '0000000000'],
  ])('%s is warned of', (_, nip) => {
    expect(nipWarning(nip)).toBe(wrongChecksum);
  });

  test.each(['', '123', '52602509955', 'abcdefghij'])('"%s" is no NIP, so no warning', (nip) => {
    expect(nipWarning(nip)).toBeUndefined();
  });
});

describe('REGON', () => {
  test.each(['123456785', '123-456-785', '000331501', '12345678512347'])('%s is right', (regon) => {
    expect(regonWarning(regon)).toBeUndefined();
  });

  test('a remainder of 10 counts as 0', () => {
    expect(regonWarning('000000550')).toBeUndefined();
  });

  test.each([
    ['a wrong check digit', '123456784'],
    ['14 digits with a wrong last one', '12345678512348'],
    ['14 digits, right as a whole, whose first nine are wrong', '12345678400007'],
    ['all zeros', '000000000'],
    ['all 14 zeros', '00000000000000'],
  ])('%s is warned of', (_, regon) => {
    expect(regonWarning(regon)).toBe(wrongChecksum);
  });

  test.each(['', '12345678', '1234567850'])('"%s" is no REGON, so no warning', (regon) => {
    expect(regonWarning(regon)).toBeUndefined();
  });
});
