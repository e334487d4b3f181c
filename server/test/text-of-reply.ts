import { unzipSync } from 'fflate';
import readExcelFile from 'read-excel-file/node';
import { readPdf } from './read-pdf.ts';

/** All that a reply says to people, without blanks: amounts are written with several. A document of ours and a workbook are read as such. */
export async function textOfReply(reply: Response): Promise<string> {
  return withoutBlanks(await textOf(new Uint8Array(await reply.arrayBuffer())));
}

async function textOf(bytes: Uint8Array): Promise<string> {
  const text = new TextDecoder().decode(bytes);
  if (text.startsWith('PK')) return textOfArchive(bytes);
  // What of documents is a PDF by its name alone has no tags.
  const isPaper = text.startsWith('%PDF') && text.includes('/StructTreeRoot');
  if (!isPaper) return text;
  const { pages, codes, title } = await readPdf(bytes);
  return [...pages, ...codes, String(title)].join('');
}

/** What a workbook has in its cells, numbers of złote with two decimals; or the files of another archive. */
async function textOfArchive(bytes: Uint8Array): Promise<string> {
  const files = unzipSync(bytes);
  if (!('xl/workbook.xml' in files)) {
    return Object.values(files)
      .map((file) => new TextDecoder().decode(file))
      .join('\n');
  }
  const sheets = await readExcelFile(Buffer.from(bytes));
  return sheets
    .flatMap(({ sheet, data }) => [[sheet], ...(data as Cell[][])])
    .map((row) => row.map(textOfCell).join(';'))
    .join('\n');
}

type Cell = string | number | boolean | Date | null;

function textOfCell(cell: Cell): string {
  if (cell instanceof Date) return cell.toISOString();
  return typeof cell === 'number' ? cell.toFixed(2) : String(cell ?? '');
}

function withoutBlanks(text: string): string {
  return text.replaceAll(/\s|&nbsp;/g, '');
}
