import type { PlacedFound, PlacedText } from './found-text.ts';

/** A sentence with an amount, and the one right above it, which may say what the amount is for. */
export interface AmountSentence extends PlacedFound {
  readonly above: PlacedFound | undefined;
}

/** The words for złoty behind a number. */
export const currency = String.raw` ?(?:zł(?:otych|ote|oty)?|ZŁ|PLN|pln)(?!\p{L})`;

/** What makes of an amount a price of so much of something, which nobody owes: '5 zł/m3', '0,62 zł za kWh'. */
const rate = String.raw`(?! ?(?:\/|za) ?(?:1 ?)?(?:m|mb|ar\p{L}{0,3}|kWh|godz\p{L}*|szt\p{L}*|stron\p{L}*|os\p{L}*)(?!\p{L}))`;

/** What follows the whole złoty of an amount: '350 zł', '1 200,50 zł', '350 PLN'. */
export const behindAmount = String.raw`(?:[.,]\d{1,2})?${currency}${rate}`;

const anyAmount = new RegExp(String.raw`\d${behindAmount}`, 'u');

/** What a full stop stands behind within a sentence: an initial, and what people abbreviate before a name or a number. */
const abbreviations = '\\p{Lu}|[Dd]z|[Nn]r|[Pp]|ul|al|os|pl|św|im|np|tel|dr|inż|mgr|ok';

/** What is longer than this is cut: nobody writes such a sentence, and no text is to take longer than it is long. */
const longest = 500;

const sentences = new RegExp(
  String.raw`[^\n]{1,${longest}}?(?:(?<!(?<!\p{L})(?:${abbreviations}))[.!?;](?= \p{Lu})|(?=\n)|$)|[^\n]{${longest}}`,
  'gu',
);

/**
 * The sentences of a text that tell amounts, and the last sentence of it. Sentences are lines, and in them what ends with
 * a full stop or the like before a capital.
 * @param above the sentence that the text follows, of another text
 */
export function amountSentencesIn(
  source: PlacedText,
  above: PlacedFound | undefined,
): { readonly found: AmountSentence[]; readonly last: PlacedFound | undefined } {
  const found: AmountSentence[] = [];
  let last = above;
  for (const { 0: written, index } of source.text.matchAll(sentences)) {
    const value = written.trim();
    if (value === '') continue;
    const at = index + written.search(/\S/);
    const sentence = { source, value, at, length: value.length };
    const hasAmount = anyAmount.test(value);
    if (hasAmount) found.push({ ...sentence, above: last });
    // A sentence with an amount is no heading of the next one.
    last = hasAmount ? undefined : sentence;
  }
  return { found, last };
}
