import { processingActivityRecord } from '@grzadka/contract/personal-data/processing-activity.record';
import type { Paper } from '#src/core/paper/print-paper.ts';
import type { Sheet } from '#src/core/paper/sheet.ts';
import { writeTable } from '#src/core/paper/table.ts';
import type { Register } from './read-register.ts';

const title = 'Rejestr czynności przetwarzania';
const parts = [
  'purpose',
  'persons',
  'data',
  'recipients',
  'timeLimit',
  'safeguards',
] as const satisfies readonly (keyof typeof processingActivityRecord.fields)[];

/** The register of processing activities on paper: docs/product/personal-data.md#register. */
export function registerPaper(association: string | null): Omit<Paper<Register>, 'letters'> {
  return {
    title,
    author: association ?? '',
    foot: () => [title, association].filter((part) => part !== null).join(' · '),
    write,
  };
}

function write(sheet: Sheet, { day, controller, activities }: Register): void {
  sheet.heading(1, title);
  sheet.paragraph(`Art. 30 RODO. Stan na ${day}.`);
  sheet.heading(2, 'Administrator danych');
  writePairs(sheet, controller);
  for (const activity of activities) {
    sheet.heading(2, activity.name);
    const pairs = parts.map(
      (part) => [processingActivityRecord.fields[part].label, activity[part]] as const,
    );
    writePairs(sheet, pairs);
  }
}

function writePairs(sheet: Sheet, pairs: readonly (readonly [string, string | null])[]): void {
  writeTable(
    sheet,
    [{ heading: 'Co', width: 45 }, { heading: 'Opis' }],
    pairs.flatMap(([label, value]) => (value === null ? [] : [{ cells: [label, value] }])),
  );
}
