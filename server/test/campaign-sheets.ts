import { campaignSheetColumns } from '@grzadka/contract/campaign/sheet/campaign-sheet';
import type { LoadSheetReply } from '@grzadka/contract/campaign/sheet/load-sheet.model';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { type CellValue, writeXlsxStream } from 'hucre/xlsx';
import { readXlsx } from '#src/import/read/read-xlsx.ts';
import { addCampaign, addCampaignMeter } from './campaigns.ts';
import { addMeter } from './factories.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';
import { fileForm } from './test-images.ts';

type Column = keyof typeof campaignSheetColumns;

/** A row of a sheet, as somebody has left it. */
type FilledRow = Partial<Record<Column, CellValue>>;

const columns = Object.keys(campaignSheetColumns) as Column[];

/** Makes a workbook of a sheet with these rows. */
export async function sheetOf(
  rows: readonly FilledRow[],
  headings: readonly string[] = Object.values(campaignSheetColumns),
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = writeXlsxStream(
    rows.map((row) => columns.map((column) => row[column] ?? null)),
    {
      name: 'Arkusz',
      columns: headings.map((header, at) => ({
        header,
        ...(columns[at] === 'readOn' && { numFmt: 'yyyy.mm.dd' }),
      })),
    },
  );
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** What tests of sheets do with rounds. */
export function sheetsOf({ db }: Pick<TestApp, 'db'>, clerk: TestClient) {
  /** An open round from 12 to 25 October 2026, with meters of these names in no sector unless stated otherwise. */
  async function openRound(
    names: readonly string[],
    { sectorId }: { sectorId?: string } = {},
  ): Promise<{ id: string; name: string; meters: string[] }> {
    const round = await addCampaign(db, { state: 'open' });
    const meters: string[] = [];
    for (const name of names) {
      const meter = await addMeter(db, { name, ...(sectorId !== undefined && { sectorId }) });
      await addCampaignMeter(db, { campaignId: round.id, meterId: meter.id });
      meters.push(meter.id);
    }
    return { ...round, meters };
  }

  /** The sheet of a round as a file. */
  async function taken(id: string, format: 'pdf' | 'xlsx'): Promise<Uint8Array> {
    const response = await clerk.send(`/api/campaign/${id}/sheet?format=${format}`);
    return new Uint8Array(await response.arrayBuffer());
  }

  /** Its rows as somebody finds them. */
  async function emptyRows(id: string): Promise<FilledRow[]> {
    const { rows } = await readXlsx(await taken(id, 'xlsx'));
    const read = await Array.fromAsync(rows());
    return read.map(({ cells }) =>
      Object.fromEntries(columns.map((column, at) => [column, String(cells[at] ?? '')])),
    );
  }

  /** Its rows with a value, and the day that it was read, for each of some meters. */
  async function filledRows(
    id: string,
    filled: Readonly<Record<string, readonly [value: CellValue, day: CellValue]>>,
  ): Promise<FilledRow[]> {
    return (await emptyRows(id)).map((row) => {
      const [value, readOn] = filled[String(row.name)] ?? [null, null];
      return { ...row, value, readOn };
    });
  }

  function sendFile(
    id: string,
    content: Uint8Array<ArrayBuffer> | string,
    { dryRun = 'false', name = 'arkusz.xlsx' } = {},
  ) {
    const multipart = fileForm({ dryRun }, { content, name });
    return clerk.request<LoadSheetReply & ErrorBody>(`/api/campaign/${id}/load-sheet`, {
      method: 'POST',
      multipart,
    });
  }

  /** Loads a sheet with these rows, and gives the outcome of each, and whether they were taken. */
  async function load(id: string, rows: readonly FilledRow[], dryRun: 'true' | 'false' = 'false') {
    const { status, body } = await sendFile(id, await sheetOf(rows), { dryRun });
    if (status !== 200) throw new Error(`a sheet that was refused: ${status} ${body.message}`);
    return body;
  }

  return { openRound, taken, emptyRows, filledRows, sendFile, load };
}
