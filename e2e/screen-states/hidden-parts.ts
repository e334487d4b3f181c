/**
 * What of a screen cannot be seen without scrolling it sideways, or at all: parts that scroll sideways, numbers that are
 * longer than their field, and labels that are cut short: of charts, and, in type of the usual size, of fields. It is
 * sent to the page as it stands here.
 */
export function hiddenParts(isUsualSize: boolean): string[] {
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
    .filter((element) => isUsualSize && element.matches('.MuiInputLabel-root'))
    .filter((label) => {
      const field = label.parentElement?.getBoundingClientRect();
      return isWider(label) || (field && label.getBoundingClientRect().right > field.right);
    })
    .map((label) => `label longer than its field: ${name(label)}`);

  const labels = [...document.querySelectorAll('svg text')]
    .map(({ textContent }) => textContent)
    .filter((text) => text.endsWith('…'))
    .map((text) => `label cut short: ${text}`);

  return [...sideways, ...numbers, ...fieldLabels, ...labels];
}
