import { formatAmount } from '@grzadka/contract/core/number/amount';
import { mm } from '#src/core/paper/page.ts';
import type { Paper } from '#src/core/paper/print-paper.ts';
import type { Sheet } from '#src/core/paper/sheet.ts';
import { type PaperColumn, writeTable } from '#src/core/paper/table.ts';
import { handoverText as text } from './handover.text.ts';

/** A bank account or a cash box, and what is on it. */
interface PaperPlace {
  readonly kind: 'bank' | 'cash';
  readonly name: string;
  readonly balance: number;
}

/** What the page to sign says. */
export interface HandoverPaper {
  /** Null where the settings do not say. */
  readonly association: string | null;
  readonly city: string | null;
  /** In words. */
  readonly day: string;
  readonly counts: {
    readonly logins: number;
    readonly documents: number;
    readonly matters: number;
    readonly deadlines: number;
  };
  readonly owed: number;
  readonly overpaid: number;
  readonly places: readonly PaperPlace[];
  /** Null where there is none. */
  readonly backup: string | null;
}

/** What the page to sign looks like: docs/product/board-handover.md#paper. */
export function handoverPaper(association: string | null): Omit<Paper<HandoverPaper>, 'letters'> {
  return {
    title: text.title,
    author: association ?? '',
    foot: () => [text.title, association].filter((part) => part !== null).join(' · '),
    write,
  };
}

/** What a hand has to have room for, in points. */
const handHeight = mm(10);

function write(sheet: Sheet, letter: HandoverPaper): void {
  const { association, city, day } = letter;
  if (association !== null) sheet.paragraph(association);
  sheet.heading(1, text.title);
  sheet.paragraph(text.asOf(day));
  sheet.heading(2, text.whenAndWhere.heading);
  writeTable(
    sheet,
    [{ heading: text.whenAndWhere.place }, { heading: text.whenAndWhere.day, width: 70 }],
    [{ cells: [city ?? '', ''] }],
    { rowHeight: handHeight },
  );
  sheet.heading(2, text.inProgram.heading);
  writeTable(sheet, programColumns, programRows(letter));
  sheet.heading(2, text.besides.heading);
  writeTable(
    sheet,
    [{ heading: text.besides.what, width: 75 }, { heading: text.besides.remark }],
    text.besides.things.map((thing) => ({ cells: [thing, ''] })),
    { rowHeight: mm(8) },
  );
  writeSigners(sheet, text.parties.leaving);
  writeSigners(sheet, text.parties.coming);
}

const programColumns: readonly PaperColumn[] = [
  { heading: text.inProgram.what },
  { heading: text.inProgram.state, width: 60, isFigure: true },
];

function programRows({ counts, owed, overpaid, places, backup }: HandoverPaper) {
  const { inProgram: words } = text;
  const rows: readonly (readonly [string, string])[] = [
    [words.logins, String(counts.logins)],
    [words.documents, String(counts.documents)],
    [words.matters, String(counts.matters)],
    [words.deadlines, String(counts.deadlines)],
    [words.owed, formatAmount(owed)],
    [words.overpaid, formatAmount(overpaid)],
    ...places.map(({ kind, name, balance }): [string, string] => [
      words[kind](name),
      formatAmount(balance),
    ]),
    [words.backup, backup ?? words.none],
  ];
  return rows.map((cells) => ({ cells }));
}

/** Three lines for whoever signs for one side, which stay on one page with their heading. */
function writeSigners(sheet: Sheet, heading: string): void {
  const { name, office, signature } = text.parties;
  const lines = 3;
  sheet.makeRoom(mm(22) + lines * handHeight);
  sheet.heading(2, heading);
  writeTable(
    sheet,
    [{ heading: name }, { heading: office, width: 40 }, { heading: signature, width: 55 }],
    Array.from({ length: lines }, () => ({ cells: ['', '', ''] })),
    { rowHeight: handHeight },
  );
}
