import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';

/** The encodings in which banks write Polish letters as one byte each; of equally good ones the first is taken. */
export const singleByteEncodings = ['windows-1250', 'iso-8859-2', 'cp852'] as const;

export type SingleByteEncoding = (typeof singleByteEncodings)[number];

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | SingleByteEncoding;

/** Decodes bytes; a byte order mark is dropped, and what is no text of the encoding becomes U+FFFD. */
export function decodeText(bytes: Uint8Array, encoding: Encoding): string {
  // The platform knows all of them but this one.
  return encoding === 'cp852'
    ? iconv.decode(bytes, 'cp852')
    : new TextDecoder(encoding).decode(bytes);
}

/**
 * The encoding of a text in Polish (docs/product/bank.md#encodings), or null where more of its letters would be foreign
 * than Polish in each: then somebody has to look.
 */
export function findEncoding(bytes: Uint8Array): Encoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (isUtf8(bytes)) return 'utf-8';
  const counts = countBytes(bytes);
  let best: { encoding: SingleByteEncoding; score: number } | undefined;
  for (const encoding of singleByteEncodings) {
    const score = scoreOf(counts, encoding);
    if (best === undefined || score > best.score) best = { encoding, score };
  }
  return best && best.score >= 0 ? best.encoding : null;
}

/** With this byte, a letter in none of the encodings, PKO BP fills sub-fields that are empty. */
const filler = 0xff;

function countBytes(bytes: Uint8Array): Uint32Array {
  const counts = new Uint32Array(256);
  for (const byte of bytes) counts[byte] = (counts[byte] ?? 0) + 1;
  return counts;
}

const polishLetters = new Set('ąćęłńóśźżĄĆĘŁŃÓŚŹŻ');

/** How many letters that are not in ASCII would be Polish, less those that would not. */
function scoreOf(counts: Uint32Array, encoding: SingleByteEncoding): number {
  let score = 0;
  for (let byte = 0x80; byte < filler; byte += 1) {
    const count = counts[byte] ?? 0;
    if (count === 0) continue;
    const letter = decodeText(Uint8Array.of(byte), encoding);
    score += polishLetters.has(letter) ? count : -count;
  }
  return score;
}
