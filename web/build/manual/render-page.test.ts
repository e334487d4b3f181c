import { describe, expect, test } from 'vitest';
import { renderManualPage } from './render-page.ts';

const render = (markdown: string) =>
  renderManualPage(`# Działki\n\n${markdown}`, {
    name: 'dzialki',
    sizeOf: () => ({ width: 800, height: 500 }),
  });

describe('a page of the manual', () => {
  test('has its headings one level lower, with the anchors that links name', () => {
    const { title, html } = render('## Gdy coś się nie uda?');
    expect(title).toBe('Działki');
    expect(html).toContain('<h2 id="pomoc-działki">Działki</h2>');
    expect(html).toContain('<h3 id="pomoc-gdy-coś-się-nie-uda">Gdy coś się nie uda?</h3>');
  });

  test.each([
    ['listy.md', 'href="/pomoc/listy"'],
    ['listy.md#adres-listy', 'href="/pomoc/listy#adres-listy"'],
    ['#historia', 'href="/pomoc/dzialki#historia"'],
    ['README.md', 'href="/pomoc"'],
    ['https://example.com/?a&b', 'href="https://example.com/?a&amp;b" target="_blank"'],
  ])('leads by the link %s to what the application has', (link, address) => {
    expect(render(`[tam](${link})`).html).toContain(`<a ${address}`);
  });

  test.each(['../../samples', 'javascript:alert(1)', '/api/session'])(
    'has the text alone of a link to %s',
    (link) => {
      expect(render(`[tam](${link})`).html).toContain('<p>tam</p>');
    },
  );

  test('tells the images apart, with their sizes', () => {
    const { html, images } = render('![Lista](obrazy/dzialki.webp)');
    expect(images).toEqual(['obrazy/dzialki.webp']);
    expect(html).toContain(
      '<a href="grzadka-image-0" target="_blank">' +
        '<img src="grzadka-image-0" alt="Lista" width="800" height="500" loading="lazy"></a>',
    );
  });

  test('lets the keyboard scroll what may be wider than a phone', () => {
    expect(render('```\nnpm run import\n```').html).toContain('<pre tabindex="0">');
    expect(render('| a | b |\n|---|---|').html).toMatch(/<div [^>]*tabindex="0"><table>/);
  });

  test.each(['<script>alert(1)</script>', 'a <b onclick="x()">b</b>'])('refuses %s', (text) => {
    expect(() => render(text)).toThrow('holds HTML');
  });
});
