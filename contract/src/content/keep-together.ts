/** A blank that no line ends at. */
const bound = '\u00a0';

/** Nothing that is seen, where no line ends either. */
const joiner = '\u2060';

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

/** Each finds the blanks that are bound by one rule, before whatever follows, a blank of another kind among it; one after the other, since later rules ask what is bound already. */
const rules: readonly RegExp[] = [
  // A conjunction or a preposition of one letter, and what is a letter's own: 'w domu', 'sektor B', 'sektor A.'.
  String.raw`(?<=(?<![\p{L}\p{N}.'’-])[\p{Ll}AIOUWZ]) (?=[^ ])`,
  String.raw`(?<=[\p{L}\p{N}]) (?=\p{L}(?:[^\p{L}\p{N}\s.’'-]|\.?$|\.\s+\p{Lu}|\.\))|(?![AIOUWZ])\p{Lu} )`,
  // Initials and abbreviations: 'A. Nowak', 'ul. Kwiatowa', 'nr 5'.
  String.raw`(?<=${wordStart}\p{Lu}\.) (?=[^ ])`,
  String.raw`(?<=${wordStart}(?:${stopped}\.|${unstopped})) (?=[\p{L}\p{N}„+])`,
  // Thousands and telephones: '1 200', '+48 601 234 567'.
  String.raw`(?<=(?<!\d)\d{1,3}) (?=\d{3}(?!\d))`,
  // A town: '91-000 Łódź'.
  String.raw`(?<=(?<!\d)\d{2}-\d{3}) (?=\p{Lu})`,
  // What is counted or measured: '12 osób', '5 %', '28 grudnia'. A time on the clock counts nothing.
  String.raw`(?<=\d)(?<!\d:\d\d) (?!${joining}${wordEnd})(?=[\p{Ll}%‰°€]|${capitalUnits}${wordEnd})`,
  String.raw`(?<=\d[ ${bound}]${months}) (?=\d)`,
  // What something is paid for: 'za kWh', '12 tys. zł'.
  String.raw` (?=(?:zł|[kM]Wh|m[²³])${wordEnd})`,
  // No line begins with a dash, nor are the ends of a span apart.
  String.raw` (?=[–—](?:\s|$))`,
  String.raw`(?<=\d${bound}?[–—]) (?=\d)`,
  // Marks that belong to the word inside, or before.
  String.raw`(?<=[„«([]) (?=[^ ])| (?=[”»)\],;:!?…])`,
].map((rule) => new RegExp(rule, 'gu'));

/** A number that counts nothing belongs to what is before it: 'działka 12', 'od 8:00'. */
const beforeNumber = new RegExp(String.raw`(?<=[\p{L}§%]) (?=[+−-]?\d(?!\S*${bound}))`, 'gu');

/** How many letters a narrow line has in large type; what is longer and has no place to break would be torn anywhere. */
const narrowLine = 18;

/** The line with numbers bound to what is before them, where both together fit a narrow line. */
function bindNumbers(line: string): string {
  return line.replace(beforeNumber, (blank, at: number) => {
    const begin = line.lastIndexOf(' ', at - 1) + 1;
    const end = line.indexOf(' ', at + 1);
    return (end < 0 ? line.length : end) - begin > narrowLine ? blank : bound;
  });
}

/** An end of a span: of hours and days ('16:00–18:00', '1–3 maja'), or of letters and chapters ('A–C', 'I–III'). */
const spanEnd = String.raw`(?:\d|(?<!\p{L})(?:[IVX]+|\p{Lu})(?!\p{L}))`;

/** A dash behind which a line might end, between the ends of a span. */
const spanDash = new RegExp(`(?<=${spanEnd})[–—](?=${spanEnd})`, 'gu');

/**
 * Binds what Polish typography keeps on one line (docs/product/site.md#type): letters that stand alone, numbers and
 * what they count, dates, spans, initials, abbreviations, dashes and quotation marks. It changes nothing that is seen
 * but blanks: runs of them, which HTML shows as one, become one, and those where no line may end become no-break spaces.
 */
export function keepTogether(text: string): string {
  return keepPiecesTogether([text]).join('');
}

/** The same of a line in pieces: one may be bold and another a link; each letter stays in its piece. */
export function keepPiecesTogether(pieces: readonly string[]): string[] {
  const shown = withShownBlanks(pieces);
  const words = bindNumbers(
    rules.reduce((line, rule) => line.replace(rule, bound), shown.join('')),
  );
  const joints = new Set([...words.matchAll(spanDash)].map(({ index }) => index));
  let end = 0;
  return shown.map(({ length }) => {
    const begin = end;
    end += length;
    const joined = (dash: string, at: number) => (joints.has(begin + at) ? dash + joiner : dash);
    return words.slice(begin, end).replace(/[–—]/g, joined);
  });
}

/** The pieces of a line with the blanks that HTML shows: of a run of them one, wherever that goes on. */
function withShownBlanks(pieces: readonly string[]): string[] {
  let isAfterBlank = false;
  return pieces.map((piece) => {
    const collapsed = piece.replace(/[ \t\n\r\f]+/g, ' ');
    const shown = isAfterBlank ? collapsed.replace(/^ /, '') : collapsed;
    if (shown !== '') isAfterBlank = shown.endsWith(' ');
    return shown;
  });
}
