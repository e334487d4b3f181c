/**
 * What nobody sees in a text, as ranges of a class in a regular expression with the flag u: what turns the direction of writing, blanks
 * without a width, soft hyphens, fillers and tags. With these two texts look alike and are not, or read otherwise than they are
 * written. What joins letters and parts of an emoji (U+200C, U+200D) and the selectors of its look are none of them.
 */
export const invisibleRanges = String.raw`\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}`;

const invisible = new RegExp(`[${invisibleRanges}]`, 'gu');

/** A text that comes from a file, where nobody could type it otherwise, without what nobody sees in it. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, '');
}
