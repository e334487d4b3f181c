import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanContentType, cleanFileName } from './file-name.ts';

describe('the name of a document', () => {
  it.each([
    ['Regulamin ROD „Żółty Źrebak”.pdf', 'Regulamin ROD „Żółty Źrebak”.pdf'],
    ['C:\\Users\\Ewa\\umowa.docx', 'umowa.docx'],
    ['../../etc/passwd', 'passwd'],
    ['faktura\r\nSet-Cookie: a=b.pdf', 'fakturaSet-Cookie_ a=b.pdf'],
    ['a\u0000b.txt', 'ab.txt'],
    ['cennik\u202Efdp.exe', 'cennikfdp.exe'],
    ['z\u0308.txt', 'z̈.txt'],
    ['o\u0301semka.txt', 'ósemka.txt'],
    ['"2025" <nowy>?.pdf', '_2025_ _nowy__.pdf'],
    // As browsers write a quotation mark and line ends, and nothing else, in a form.
    ['Regulamin %22nowy%22%0D%0A 20%.pdf', 'Regulamin _nowy_ 20%.pdf'],
    [' .ukryty. ', 'ukryty'],
    ['...', 'dokument'],
    ['', 'dokument'],
    ['folder/', 'dokument'],
  ])('%j becomes %j', (name, clean) => {
    expect(cleanFileName(name)).toBe(clean);
  });

  it('is shortened before its extension', () => {
    const clean = cleanFileName(`${'ż'.repeat(300)}.tar.gz`);
    expect(Array.from(clean)).toHaveLength(200);
    expect(clean).toMatch(/ż\.gz$/);
    expect(cleanFileName(`${'x'.repeat(100)}.${'y'.repeat(150)}`)).toHaveLength(200);
  });

  it('is stable, never empty, and never has a folder or a control character', () => {
    const anyCharacter = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));
    const short = fc.string({ unit: anyCharacter, maxLength: 20 });
    const name = fc.tuple(short, fc.nat(30)).map(([part, times]) => part.repeat(times));
    fc.assert(
      fc.property(name, (given) => {
        const clean = cleanFileName(given);
        expect(clean).toMatch(/^[^/\\\p{Cc}\p{Cs}]{1,200}$/u);
        expect(cleanFileName(clean)).toBe(clean);
      }),
    );
  });
});

it.each([
  ['application/pdf', 'application/pdf'],
  ['Image/SVG+xml', 'image/svg+xml'],
  ['', 'application/octet-stream'],
  ['text/html; charset=utf-8', 'application/octet-stream'],
  ['text/html\r\nx: y', 'application/octet-stream'],
])('the media type %j is kept as %s', (stated, kept) => {
  expect(cleanContentType(stated)).toBe(kept);
});
