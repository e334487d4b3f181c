/** What parsers and expressions may take long over, again and again up to the length of a field. */
const units = [
  // Elements that nobody closes, that close one another, that stand in one another or beside.
  ['<b>', '<p>', '<a href=x>', '<ul><li>', '<table><tr><td>', '<svg><title>', '<form>', '<div>'],
  ['<b>x</b>', '<div>x</div>', '<br>', '<p>1 ', '</p>', '</b>', '<li>', '<blockquote>x'],
  // The beginnings of what is none, attributes, comments, what is read by other rules.
  ['<', '&', '&amp;', '&#', '&#380;', '&nbsp;', '<b ', '<!--', '<!', '</', '<a href="', '"'],
  ['{{', '{{ ', '{', '{1:', '[', '(', '"a', '<<', '{{a '],
  ['<script>', '<style>', '<iframe>', '<title>', '<textarea>', '<a href="tel:1">x</a>'],
  // Numbers and what stands in them and around.
  ['1', '1 ', '1-', '(1)', '1 - ', '1,', '0', '12 3456 ', '44051401458 ', '601234567\n', '-', '.'],
  // Addresses, money, plots, dates.
  ['a@', 'a.', '@', 'a@a.', 'a@b.pl ', 'x%', '1 zł ', '1 zł. A', 'dz. 1, ', '12/3A ', '1: 1 zł\n'],
  ['działka 1 i ', '2026-', '01.', ':', 'http://', 'a-', '/', '\\', '%41', '_'],
  // Blanks, marks that nobody sees, letters of several units.
  [
    ' ',
    '\n',
    ' \n',
    '\t',
    '\u00a0',
    '\u00ad',
    '\u00ad1',
    'e\u0301',
    'ż',
    'ß',
    '👩‍👩‍👧‍👦',
    '\u202e',
  ],
].flat();

/** Something else in each line, so that each line is looked up by itself. */
const counted: readonly ((index: number) => string)[] = [
  (index) => `${601_000_000 + index}\n`,
  (index) => `a${index}@poczta.example `,
  (index) => `<p a${index}>`,
  (index) => `dz. ${index % 1000} 1 zł\n`,
  (index) => `${(index * 7919) % 10} `,
  (index) => `<b a${index}=`,
];

/** What an expression tries again from each of its beginnings, since the end does not fit. */
const framings: readonly (readonly [before: string, after: string])[] = [
  ['', '!'],
  ['', ''],
  ['<p>', '</p>'],
];

/** What begins something that is closed nowhere, and what may stand in it: blanks, a letter, a digit, the opening again. */
const openings = ['{{', '<a href="', '<', '"', '(', '[', '{1:', '&#'];
const within = [' ', '\n', 'a', '1', 'a '];

/** Texts of so many characters that were made to take long; framed as a field may be that takes as many. */
export function* costlyTexts(length: number, isTaken: boolean): Generator<string> {
  for (const [before, after] of isTaken ? framings : framings.slice(0, 1)) {
    const room = length - before.length - after.length;
    if (room < 1) continue;
    for (const unit of units) yield `${before}${filled(room, () => unit)}${after}`;
    for (const line of counted) yield `${before}${filled(room, line)}${after}`;
  }
  for (const opening of openings) {
    for (const unit of within) {
      if (length > opening.length) yield `${opening}${filled(length - opening.length, () => unit)}`;
    }
  }
}

function filled(length: number, unitAt: (index: number) => string): string {
  const pieces: string[] = [];
  for (let index = 0, sum = 0; sum < length; index += 1) {
    const piece = unitAt(index);
    pieces.push(piece);
    sum += piece.length;
  }
  return pieces.join('').slice(0, length).toWellFormed();
}
