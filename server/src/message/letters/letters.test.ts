import { expect, it } from 'vitest';
import { mm } from '#src/core/paper/page.ts';
import { printPaper } from '#src/core/paper/print-paper.ts';
import { letterOf, noticeOf, sender } from '#test/message-letters.ts';
import { type PlacedText, readPdf, readPdfTexts } from '#test/read-pdf.ts';
import type { LettersHead, MessageLetter } from './letter.ts';
import { lettersPaper, printLetter, printLetters } from './letters-paper.ts';

const head: LettersHead = { sender, subject: 'Walne zebranie', isTwoSided: false };

const printed = (letters: readonly MessageLetter[], changes: Partial<LettersHead> = {}) =>
  pdfOf(printPaper({ ...lettersPaper({ ...head, ...changes }), letters }));

async function pdfOf(parts: AsyncIterable<Uint8Array>) {
  return readPdf(new Uint8Array(Buffer.concat(await Array.fromAsync(parts))));
}

const isWithin = ({ left, right, top, bottom }: PlacedText, x: number) =>
  left >= x && right <= x + mm(85) && top >= mm(50) && bottom <= mm(80);

const touches = ({ left, right, top, bottom }: PlacedText, x: number) =>
  right > x && left < x + mm(85) && bottom > mm(50) && top < mm(80);

it.each([
  ['left', mm(20)],
  ['right', mm(110)],
] as const)(
  'through a window on the %s one sees who gets the letter, who sent it, and nothing else',
  async (addressWindow, x) => {
    const city = '00-950 Warszawa';
    const addresses = [
      ['Łucja Żółć', 'ul. Ćmy 7/2', city],
      [
        'Świętosław Maria Brzęczyszczykiewicz-Chrząszczyżewoszycki',
        'Łucja Brzęczyszczykiewicz-Chrząszczyżewoszycka',
        'ul. Generała Władysława Sikorskiego 123/45',
        city,
      ],
      ['W'.repeat(200), `${'Wąż '.repeat(49)}Wąż`, 'ul. Ćmy 7/2', city],
    ];
    const pdf = await printed(
      addresses.map((addressee) => letterOf({ addressee })),
      { sender: { ...sender, addressWindow } },
    );
    for (const [at, address] of addresses.entries()) {
      const seen = pdf.placed.filter((text) => text.page === at + 1 && touches(text, x));
      expect(seen.filter((text) => !isWithin(text, x))).toEqual([]);
      const [from, ...to] = seen.map(({ text }) => text);
      expect(from).toBe('ROD „Pod Lipami”, Lipowa 3, 90-001 Łódź');
      expect(to.at(-1)).toBe(address.at(-1));
    }
    // What is long, but no longer than people are called, is all there.
    const long = addresses[1]?.join('').replaceAll(' ', '');
    expect(pdf.pages[1]?.replaceAll(' ', '')).toContain(long);
  },
  60_000,
);

it('each letter, and what is put in with it, tells of its own person and of nobody else', async () => {
  const people = Array.from({ length: 200 }, (_, at) => `Osoba${String(at).padStart(3, '0')}`);
  const letters = people.map((name, at) =>
    letterOf({
      addressee: [name, 'Lipowa 1', '90-001 Łódź'],
      html: `<p>Szanowni Państwo ${name}</p><p>${'Tekst pisma, równy dla wszystkich. '.repeat(at % 40 === 0 ? 200 : 5)}</p>`,
      generated: at % 20 === 0 ? [noticeOf({ addressee: [name], holders: [name] })] : [],
    }),
  );
  const bytes = Buffer.concat(await Array.fromAsync(printLetters(head, letters)));
  const pdf = await readPdfTexts(new Uint8Array(bytes));
  const told = pdf.pages.map((text) => new Set(text.match(/Osoba\d{3}/g)));
  expect(told.filter(({ size }) => size !== 1)).toEqual([]);
  const inOrder = told.flatMap((names) => [...names]);
  expect(inOrder.filter((name, at) => name !== inOrder[at - 1])).toEqual(people);
  expect(pdf.pages.filter((text) => text.includes('Strona 2 z ')).length).toBe(5);
}, 60_000);

it('printed on both sides, no letter begins on the back of another, nor what is put in with it', async () => {
  const long = `<p>${'Tekst pisma. '.repeat(400)}</p>`;
  const letters = [
    letterOf({ subject: 'Krótkie', generated: [noticeOf({})] }),
    letterOf({ subject: 'Długie', html: long }),
    letterOf({ subject: 'Ostatnie' }),
  ];
  const begins = (pages: readonly string[]) =>
    pages.map((text) => /Krótkie|Zawiadomienie o opłatach(?! ·)|Długie|Ostatnie/.exec(text)?.[0]);
  const both = await printed(letters, { isTwoSided: true });
  expect(begins(both.pages)).toEqual([
    'Krótkie',
    undefined,
    'Zawiadomienie o opłatach',
    undefined,
    'Długie',
    'Długie',
    'Ostatnie',
  ]);
  expect([both.pages[1], both.pages[3]]).toEqual(['', '']);
  const one = await printed(letters);
  expect(one.pages).toEqual(both.pages.filter((text) => text !== ''));
}, 60_000);

it('a letter can be read to people, and names what is put in', async () => {
  const html = `<p>Treść</p><h2>Porządek</h2><ol><li>Raz<ul><li>Dwa</li></ul></li></ol><h3>Trzy</h3>
    <blockquote><p>Cztery</p></blockquote><h4>Pięć</h4>`;
  const generated = [noticeOf({})];
  const attachments = ['Regulamin.pdf', 'Projekt uchwały.pdf'];
  const pdf = await pdfOf(printLetter(head, letterOf({ html, attachments, generated })));
  expect(pdf).toMatchObject({
    title: 'Pisma: Walne zebranie',
    language: 'pl-PL',
    isTagged: true,
  });
  const tags = pdf.tags.join(' ');
  expect(tags).toContain('Sect P');
  expect(tags).toContain(
    'H1 P H2 L LI Lbl LBody P L LI Lbl LBody P H3 BlockQuote P H4 P P P L LI Lbl LBody P LI',
  );
  expect(pdf.pages[0]).toContain(
    'Załączniki: 1. Regulamin.pdf 2. Projekt uchwały.pdf 3. Zawiadomienie o opłatach NL/2027/1',
  );
  expect(pdf.codes).toEqual([
    '8567346215|PL|61109010140000071219812874|024063|ROD POD LIPAMI|Dz. 12A GR00012320|||',
  ]);
}, 60_000);

it('no heading stands last on a page, no line of a paragraph alone, and nobody signs an empty page', async () => {
  const end = 'Koniec pisma, '.repeat(14);
  const letters = Array.from({ length: 48 }, (_, lines) =>
    letterOf({
      html: `<p>${'Wiersz<br>'.repeat(lines)}Wiersz</p><p>${'Akapit<br>'.repeat(9)}Akapit</p><h2>Nagłówek</h2><p>${'Dalej '.repeat(40)}</p><p>${end}</p>`,
    }),
  );
  const pdf = await printed(letters);
  const rows = (text: string, row: RegExp) => text.match(row)?.length ?? 0;
  const torn = pdf.pages.filter(
    (text) =>
      (text.includes('Nagłówek') && rows(text, /Dalej/g) < 20) ||
      (text.includes('podpis') && rows(text, /Koniec/g) < 6) ||
      rows(text, /Akapit/g) === 1,
  );
  expect(torn).toEqual([]);
  expect(pdf.pages.length).toBeGreaterThan(letters.length + 10);
}, 60_000);
