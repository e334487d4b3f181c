/**
 * What of a screen cannot be seen without scrolling it sideways, or at all: parts that scroll sideways, numbers that are
 * longer than their field, labels of charts and of fields that are cut short, and any other text that ends in dots for
 * want of room. It is sent to the page as it stands here.
 */
export function hiddenParts(): string[] {
  const seen = [...document.body.querySelectorAll('*')].filter((element) =>
    element.checkVisibility(),
  );
  const isWider = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth + 1;
  const name = (element: Element) =>
    element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40) ?? '';

  const sideways = seen
    .filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
    // Tables and lines of code of the manual may, and the beginning of somebody's file.
    .filter((element) => isWider(element) && !element.matches('.table, pre, section:has(> table)'))
    .map((element) => `scrolls sideways: ${name(element)}`);

  const numbers = [...document.querySelectorAll('input')]
    .filter(({ inputMode, type }) => ['numeric', 'decimal'].includes(inputMode) || type === 'tel')
    .filter((field) => isWider(field))
    .map(({ value }) => `longer than its field: ${value}`);

  const fieldLabels = seen
    .filter((element) => element.matches('label[data-of-field]'))
    .filter((label) => {
      const field = label.parentElement?.getBoundingClientRect();
      return isWider(label) || (field && label.getBoundingClientRect().right > field.right);
    })
    .map((label) => `label longer than its field: ${name(label)}`);

  // The cursor leads through what is typed.
  const cut = seen
    .filter((element) => !element.matches('input, textarea, label[data-of-field]'))
    .filter((element) => getComputedStyle(element).textOverflow === 'ellipsis' && isWider(element))
    .map((element) => `cut short: ${name(element)}`);

  const labels = [...document.querySelectorAll('svg text')]
    .map(({ textContent }) => textContent)
    .filter((text) => text.endsWith('…'))
    .map((text) => `label cut short: ${text}`);

  return [...sideways, ...numbers, ...fieldLabels, ...cut, ...labels];
}
