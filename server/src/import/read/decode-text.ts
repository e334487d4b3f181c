import { isUtf8 } from 'node:buffer';

/** Bytes that are decoded at a time. */
const pieceSize = 64 * 1024;

/**
 * The text of a CSV file, piece by piece: UTF-16 if it says so (what Excel calls Unicode text), UTF-8 if
 * it is that throughout, else Windows-1250, in which Excel saves CSV on a Polish computer. A byte order
 * mark is dropped.
 */
export function* decodeText(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let start = 0; start < bytes.length; start += pieceSize) {
    yield decoder.decode(bytes.subarray(start, start + pieceSize), { stream: true });
  }
  yield decoder.decode();
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1250';
}
