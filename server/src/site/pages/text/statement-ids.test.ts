import { accessibilityWords as words } from '@grzadka/contract/site/accessibility-statement';
import { expect, test } from 'vitest';
import { createLineMarker } from './statement-ids.ts';

/** A line with its ids; which of its blanks are bound is tested elsewhere. */
const marked = (line: string, mark = createLineMarker()) =>
  String(mark(line)).replaceAll('\u00a0', ' ');

test.each([
  [
    `ROD <Malwa> ${words.pledge} zgodnie z ustawą. ${words.concerns} https://ogrod.example.pl/witryna.`,
    `<span id="a11y-wstep"><span id="a11y-podmiot">ROD &lt;Malwa&gt;</span> ${words.pledge} zgodnie z ustawą. ${words.concerns} <a id="a11y-url" href="https://ogrod.example.pl/witryna">https://ogrod.example.pl/witryna</a>.</span>`,
  ],
  [
    `${words.published} 3 maja 2026 r.`,
    `${words.published} <time id="a11y-data-publikacja" datetime="2026-05-03">3 maja 2026 r.</time>`,
  ],
  [
    `${words.updated} 2026-10-18`,
    `${words.updated} <time id="a11y-data-aktualizacja" datetime="2026-10-18">2026-10-18</time>`,
  ],
  [
    `${words.written} 31 lutego 2026`,
    `${words.written} <span id="a11y-data-sporzadzenie">31 lutego 2026</span>`,
  ],
  [
    `${words.reviewed} [uzupełnij]`,
    `${words.reviewed} <span id="a11y-data-przeglad">[uzupełnij]</span>`,
  ],
  [
    `${words.status} częściowo zgodna z ustawą.`,
    `<span id="a11y-status">${words.status} częściowo zgodna z ustawą.</span>`,
  ],
  [words.contact, `<span id="a11y-kontakt">${words.contact}</span>`],
  [`${words.person} Jan Lis.`, `${words.person} <span id="a11y-osoba">Jan Lis</span>.`],
  [`${words.phone} 601 234 567`, `${words.phone} <span id="a11y-telefon">601 234 567</span>`],
  [`${words.email} a@b.pl`, `${words.email} <span id="a11y-email">a@b.pl</span>`],
  [words.procedure, `<span id="a11y-procedura">${words.procedure}</span>`],
  [words.building, `<span id="a11y-architektura">${words.building}</span>`],
  ['Cokolwiek <b>', 'Cokolwiek &lt;b&gt;'],
])('the line %s has its ids', (line, expected) => {
  expect(marked(line)).toBe(expected);
});

test('an id is given once', () => {
  const mark = createLineMarker();
  mark(`${words.phone} 601 234 567`);
  expect(marked(`${words.phone} 602 345 678`, mark)).toBe(`${words.phone} 602 345 678`);
});
