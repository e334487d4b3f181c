/** A text with everything that may be kept of one: contract/src/content/html-rules.ts. */
export const everyMarkup = [
  '<h4>Nagłówek</h4>',
  '<p>Tekst <strong>gruby</strong>, <em>pochylony</em>, <u>podkreślony</u>, <s>skreślony</s>.<br>Dalej</p>',
  '<p>Zapisy <a href="https://example.org/?a=1&amp;b=2">tutaj</a>, <a href="mailto:zarzad@example.org">listem</a>',
  ' albo <a href="tel:+48601234567">telefonem</a>.</p>',
  '<h2>Co dalej</h2><blockquote><p>Cytat</p></blockquote><h3>Plan</h3>',
  '<ul><li>Jeden<ol start="7"><li><p>Siedem</p></li></ol></li></ul><p></p>',
].join('');
