import { letterMark } from '@grzadka/contract/core/export/pdf-reply';

/** Counts the letters of a document while it comes: gives how many are there with each part. */
export function countLetters(): (part: Uint8Array) => number {
  const decoder = new TextDecoder('latin1');
  let count = 0;
  // A mark may begin in one part and end in the next.
  let rest = '';
  return (part) => {
    const text = rest + decoder.decode(part);
    count += text.split(letterMark).length - 1;
    rest = text.slice(1 - letterMark.length);
    return count;
  };
}
