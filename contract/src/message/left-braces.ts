import type { Finding } from '../site/findings/findings.model.ts';
import { excerptOf, type PlacedText, readableText } from '../site/findings/found-text.ts';

/**
 * The braces that are left in a text whose fields are filled, each line once: a broken field, such as '{{imie}' or a field that
 * is half bold, would be sent as it stands (docs/product/messages.md#states).
 */
export function leftBracesIn({ place, text }: PlacedText): Finding[] {
  const readable = readableText(text);
  const findings: Finding[] = [];
  let begin = 0;
  for (const line of readable.split('\n')) {
    const at = line.search(/[{}]/);
    if (at !== -1) {
      const length = Math.max(line.lastIndexOf('{'), line.lastIndexOf('}')) + 1 - at;
      const excerpt = excerptOf(readable, { at: begin + at, length });
      findings.push({ kind: 'braces', place, excerpt });
    }
    begin += line.length + 1;
  }
  return findings;
}
