/** A blank that no line ends at. */
const bound = '\u00a0';

/** The words, as a pattern finds any of them. */
const anyOf = (words: string) => `(?:${words.replaceAll(' ', '|')})`;

/** Words that a number does not count: it belongs to what is before it. */
const joining = anyOf(
  'i a o u w z oraz lub albo ale do od na po za ze we dla bez przy pod nad przez jest są nie się to że by czy gdy art ust pkt nr ul',
);

/** Units that begin with a capital. */
const capitalUnits = anyOf('PLN EUR MB GB MWh MW GJ Wh V W A Hz C');

/** Abbreviations that say what the number or the name behind them is, with a full stop and without. */
const stopped = anyOf(
  'ul al pl os im św inż prof p art ust str tel godz dz ok ks gen poz rys tab par lok skr woj pow gm Cz Sz Ch Dz Rz St',
);
const unstopped = anyOf('dr mgr nr pkt wg hm tel art §');

const months = anyOf(
  'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
);

const wordStart = String.raw`(?<![\p{L}\p{N}])`;
const wordEnd = String.raw`(?![\p{L}\p{N}])`;

/** Each finds the blanks that are bound by one rule; one after the other, since later rules ask what is bound already. */
const rules: readonly RegExp[] = [
  // A conjunction or a preposition of one letter, and what is a letter's own: 'w domu', 'sektor B', 'sektor A.'.
  String.raw`(?<=(?<![\p{L}\p{N}.'’-])[\p{Ll}AIOUWZ]) (?=\S)`,
  String.raw`(?<=[\p{L}\p{N}]) (?=\p{L}(?:[^\p{L}\p{N}\s.’'-]|\.?$|\.\s+\p{Lu}|\.\))|(?![AIOUWZ])\p{Lu} )`,
  // Initials and abbreviations: 'A. Nowak', 'ul. Kwiatowa', 'nr 5'.
  String.raw`(?<=${wordStart}\p{Lu}\.) (?=\S)`,
  String.raw`(?<=${wordStart}(?:${stopped}\.|${unstopped})) (?=[\p{L}\p{N}„+])`,
  // Thousands and telephones: '1 200', '+48 601 234 567'.
  String.raw`(?<=(?<!\d)\d{1,3}) (?=\d{3}(?!\d))`,
  // What is counted or measured: '12 osób', '5 %', '28 grudnia'.
  String.raw`(?<=\d) (?!${joining}${wordEnd})(?=[\p{Ll}%‰°€]|${capitalUnits}${wordEnd})`,
  String.raw`(?<=\d[ ${bound}]${months}) (?=\d)`,
  // A number that counts nothing belongs to what is before it: 'działka 12', 'od 8:00'.
  String.raw`(?<=[\p{L}§%]) (?=[+−-]?\d(?!\S*${bound}))`,
  // No line begins with a dash, nor are the ends of a span apart.
  String.raw` (?=[–—](?:\s|$))`,
  String.raw`(?<=\d${bound}?[–—]) (?=\d)`,
  // Marks that belong to the word inside, or before.
  String.raw`(?<=[„«([]) (?=\S)| (?=[”»)\],;:!?…])`,
].map((rule) => new RegExp(rule, 'gu'));

/** A text with the blanks that HTML shows: of a run of them one. */
export function collapseBlanks(text: string): string {
  return text.replace(/[ \t\n\r\f]+/g, ' ');
}

/**
 * Binds what Polish typography keeps on one line (docs/product/site.md#type): letters that stand alone, numbers and
 * what they count, dates, initials, abbreviations, dashes and quotation marks. It changes nothing but blanks: runs of
 * them, which HTML shows as one, become one, and those where no line may end become no-break spaces.
 */
export function keepTogether(text: string): string {
  return rules.reduce((words, rule) => words.replace(rule, bound), collapseBlanks(text));
}
