/**
 * The words and dates that the end of a line tears apart, for want of room: words of up to 20 letters, since longer ones
 * may have to be, and a day with its time, which is read as one. It is sent to the page as it stands here.
 */
export function tornTexts(): string[] {
  const day = String.raw`\d{4}\.\d{2}\.\d{2}(?:\s\d{2}:\d{2}(?::\d{2})?)?`;
  // A line may end after a hyphen, a dash or a slash.
  const word = String.raw`(?<!\S)[^\s\-–/]{2,20}(?!\S)`;
  const whole = new RegExp(`${day}|${word}`, 'g');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const torn: string[] = [];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const parent = node.parentElement;
    // Hyphenation has its own rules for where a word may end.
    if (!parent?.checkVisibility() || getComputedStyle(parent).hyphens === 'auto') continue;
    for (const { 0: text, index } of (node.nodeValue ?? '').matchAll(whole)) {
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) torn.push(text);
    }
  }
  return torn;
}
