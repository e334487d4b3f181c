import { expect, it } from 'vitest';
import { mm } from '#src/core/paper/page.ts';
import { readPdf } from '#test/read-pdf.ts';
import { printLabels } from './write-labels.ts';

const [width, height] = [mm(70), mm(297 / 8)];

/** What no label has a letter in: its edges, and those of the sheet, where most printers reach nothing. */
const margin = mm(5);

it('each address stands in a label of its own, three by eight on a sheet, however long it is', async () => {
  const addresses = Array.from({ length: 50 }, (_, at) => [
    `Adresat${at} ${'Bardzodługienazwisko '.repeat(at % 12)}`,
    `ul. ${'Generała '.repeat(at % 5)}Sikorskiego ${'1'.repeat(at)}`,
    `90-001 Miasto${at}`,
  ]);
  const parts = printLabels({ association: 'ROD Malwa', subject: 'Walne zebranie' }, addresses);
  const pdf = await readPdf(new Uint8Array(Buffer.concat(await Array.fromAsync(parts))));
  expect(pdf).toMatchObject({ title: 'Etykiety: Walne zebranie', language: 'pl-PL' });
  expect(pdf.pages).toHaveLength(3);
  const byLabel = Map.groupBy(pdf.placed, ({ page, left, top }) => {
    const row = Math.floor(top / height);
    return (page - 1) * 24 + row * 3 + Math.floor(left / width);
  });
  expect([...byLabel.keys()]).toEqual(addresses.map((_, at) => at));
  for (const [at, texts] of byLabel) {
    const words = texts.map(({ text }) => text).join(' ');
    expect(words).toMatch(new RegExp(`^Adresat${at}\\b.* 90-001 Miasto${at}$`, 's'));
    const [x, y] = [(at % 3) * width, (Math.floor(at / 3) % 8) * height];
    const outside = texts.filter(
      ({ left, right, top, bottom }) =>
        left < x + margin ||
        right > x + width - margin ||
        top < y + margin ||
        bottom > y + height - margin,
    );
    expect(outside).toEqual([]);
  }
}, 60_000);
