import { expect, it } from 'vitest';
import { mm } from '#src/core/paper/page.ts';
import { readPdf } from '#test/read-pdf.ts';
import { printDeliveryList } from './write-delivery-list.ts';

it('has a row to sign in for each letter, under headings on each page', async () => {
  const deliveries = Array.from({ length: 60 }, (_, at) => ({
    name: `Adresat${at}`,
    gardens: at === 1 ? ['12', '12A'] : [`${at}B`],
  }));
  const head = { association: 'ROD Malwa', subject: 'Walne zebranie 2027', isApart: false };
  const parts = printDeliveryList(head, deliveries);
  const pdf = await readPdf(new Uint8Array(Buffer.concat(await Array.fromAsync(parts))));
  expect(pdf).toMatchObject({ title: 'Lista doręczeń: Walne zebranie 2027', language: 'pl-PL' });
  expect(pdf.pages[0]).toMatch(/^ROD Malwa Lista doręczeń Walne zebranie 2027 Lp. Adresat/);
  const headings = 'Lp. Adresat Działka Data Podpis';
  expect(pdf.pages.filter((text) => !text.includes(headings))).toEqual([]);
  expect(pdf.pages[0]).toContain('2. Adresat1 12, 12A');
  const rows = pdf.placed.filter(({ text }) => text.startsWith('Adresat') && text !== 'Adresat');
  expect(rows.map(({ text }) => text)).toEqual(deliveries.map(({ name }) => name));
  const heights = rows.flatMap((row, at) => {
    const next = rows[at + 1];
    return next?.page === row.page ? [next.top - row.top] : [];
  });
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(mm(10));
});

it('shows nobody who signs for what tells debts who else gets such a letter', async () => {
  const deliveries = ['Anna', 'Jan'].map((name) => ({ name, gardens: ['1'] }));
  const head = { association: 'ROD Malwa', subject: 'Wezwanie do zapłaty', isApart: true };
  const parts = printDeliveryList(head, deliveries);
  const { pages } = await readPdf(new Uint8Array(Buffer.concat(await Array.fromAsync(parts))));
  expect(pages.map((page) => ['Anna', 'Jan'].filter((name) => page.includes(name)))).toEqual([
    ['Anna'],
    ['Jan'],
  ]);
});
