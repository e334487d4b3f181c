import { importLimits } from '@grzadka/contract/import/import-limits';
import { attributeOf, visitXml } from './walk-xml.ts';
import type { WorkbookArchive } from './workbook-archive.ts';

/** Where the parts of a workbook are in its archive, and how it counts days. */
export interface WorkbookParts {
  /** The sheets in the order of their tabs. */
  readonly sheets: readonly string[];
  readonly styles: string;
  readonly sharedStrings: string;
  /** Days are counted from 1904, as once on a Macintosh, instead of 1900. */
  readonly isFrom1904: boolean;
}

/** Kinds of parts; the addresses before these words differ between the editions of the standard. */
const relationship =
  /^http:\/\/(?:schemas\.openxmlformats\.org\/officeDocument\/2006|purl\.oclc\.org\/ooxml\/officeDocument)\/relationships\/(\w+)$/;

const { otherPartBytes } = importLimits;

/** Finds the parts of a workbook that hold values. */
export async function findWorkbookParts(archive: WorkbookArchive): Promise<WorkbookParts> {
  const worksheets = new Map<string | undefined, string>();
  let styles = 'xl/styles.xml';
  let sharedStrings = 'xl/sharedStrings.xml';
  await visitXml(await archive.open('xl/_rels/workbook.xml.rels', otherPartBytes), {
    open(name, attributes) {
      if (name !== 'Relationship') return;
      const path = pathOf(attributes['Target'] ?? '');
      const kind = relationship.exec(attributes['Type'] ?? '')?.[1];
      if (kind === 'worksheet') worksheets.set(attributes['Id'], path);
      if (kind === 'styles') styles = path;
      if (kind === 'sharedStrings') sharedStrings = path;
    },
  });
  const sheets: string[] = [];
  let isFrom1904 = false;
  await visitXml(await archive.open('xl/workbook.xml', otherPartBytes), {
    open(name, attributes) {
      if (name === 'workbookPr') isFrom1904 = attributes['date1904'] === '1';
      const sheet = name === 'sheet' ? worksheets.get(attributeOf(attributes, 'id')) : undefined;
      if (sheet !== undefined) sheets.push(sheet);
    },
  });
  return { sheets, styles, sharedStrings, isFrom1904 };
}

/** The path in the archive of what a part in the folder xl refers to. */
function pathOf(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}
