import {
  campaignSheetName,
  campaignSheetColumns as headings,
} from '@grzadka/contract/campaign/sheet/campaign-sheet';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { dayInWords } from '@grzadka/contract/core/time/day-in-words';
import { looks, mm, type PageSize, page as upright } from '#src/core/paper/page.ts';
import type { Paper } from '#src/core/paper/print-paper.ts';
import type { Sheet } from '#src/core/paper/sheet.ts';
import { type PaperColumn, type PaperRow, writeTable } from '#src/core/paper/table.ts';
import { type CampaignSheet, lastDayText, type SheetMeter } from './campaign-sheet.repo.ts';

/** What all of the sheet has in common. */
export type SheetHead = Pick<CampaignSheet, 'name' | 'readFrom' | 'readThru'>;

/** The meters of one sector, which begin on a page of their own; null is what is in none. */
interface SheetOfSector {
  readonly sector: string | null;
  readonly meters: readonly SheetMeter[];
}

/** A letter for each sector, in the order of the meters; one that is empty where all meters are gone. */
export function sheetsOfSectors({ meters }: Pick<CampaignSheet, 'meters'>): SheetOfSector[] {
  if (meters.length === 0) return [{ sector: null, meters }];
  const sectors = Map.groupBy(meters, ({ sector }) => sector);
  return [...sectors].map(([sector, ofSector]) => ({ sector, meters: ofSector }));
}

/** Wider than a letter, so that a hand has room for a remark. */
const page: PageSize = { ...upright, left: mm(12), right: mm(198) };

/** As high as a line of a notebook. */
const rowHeight = mm(9);

/** Of the texts, in points. */
const size = 9;

/** The sheet of a round on paper: docs/product/campaigns.md#sheet-of-a-round. */
export function campaignSheetPaper(head: SheetHead): Omit<Paper<SheetOfSector>, 'letters'> {
  return {
    title: `${campaignSheetName}: ${head.name}`,
    author: '',
    page,
    foot: ({ sector }) => [campaignSheetName, head.name, sectorText(sector)].join(' · '),
    write: (sheet, ofSector) => writeSector(sheet, head, ofSector),
  };
}

function writeSector(
  sheet: Sheet,
  { name, readFrom, readThru }: SheetHead,
  { sector, meters }: SheetOfSector,
): void {
  sheet.heading(1, `${name} · ${sectorText(sector)}`);
  sheet.paragraph(
    `${campaignSheetName}, od ${dayInWords(readFrom)} do ${dayInWords(readThru)}. Liczniki: ${formatDecimal(meters.length)}.`,
  );
  sheet.paragraph(toFillIn, looks.note);
  writeTable(sheet, columns, meters.map(rowOf), { size, rowHeight });
}

const toFillIn = 'Dzień odczytu: ……………………………………    Kto odczytał: ……………………………………………………………';

function sectorText(sector: string | null): string {
  return sector ?? 'Bez sektora';
}

const columns: readonly PaperColumn[] = [
  { heading: headings.plot, width: 13 },
  { heading: headings.name, width: 22 },
  { heading: headings.serialNumber, width: 24 },
  { heading: headings.lastValue, width: 30 },
  { heading: headings.value, width: 50, squares: 10 },
  { heading: headings.remark },
];

function rowOf({ plot, name, serialNumber, last }: SheetMeter): PaperRow {
  const lastText = last === null ? '' : `${formatDecimal(last.value)}\n${lastDayText(last)}`;
  return { cells: [plot ?? '', name, serialNumber ?? '', lastText, '', ''] };
}
