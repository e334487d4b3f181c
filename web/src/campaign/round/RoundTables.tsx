import type { CampaignCounts, CampaignDetails } from '@grzadka/contract/campaign/campaign.model';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { Text } from '../../core/ui/elements/Text.tsx';
import { FittingTable } from '../../core/ui/fit/FittingTable.tsx';
import { formatMinute } from '../../core/ui/format.ts';
import { Section } from '../../core/ui/Section.tsx';
import { campaignText } from '../campaign.text.ts';

/** How far each sector is, and each of those who read. */
export function RoundTables({ round: { bySector, byReader } }: { round: CampaignDetails }) {
  return (
    <>
      <CountsTable
        title={campaignText.bySector}
        first={campaignText.sector}
        columns={sectorColumns}
        rows={bySector.map(({ sector, counts }) => ({
          id: sector?.id ?? '',
          name: sector?.name ?? campaignText.noSector,
          cells: sectorColumns.map(({ cell }) => cell(counts)),
        }))}
      />
      <CountsTable
        title={campaignText.byReader}
        first={campaignText.reader}
        columns={readerColumns}
        rows={byReader.map((reader) => ({
          id: reader.userLoginId ?? '',
          name: reader.name ?? campaignText.goneReader,
          cells: readerColumns.map(({ cell }) => cell(reader)),
        }))}
        none={campaignText.nobodyYet}
      />
    </>
  );
}

interface Column<Counted> {
  readonly label: string;
  readonly cell: (counted: Counted) => number | string;
}

const sectorColumns: readonly Column<CampaignCounts>[] = [
  { label: campaignText.total, cell: ({ total }) => total },
  { label: campaignText.read, cell: ({ read }) => read },
  { label: campaignText.inaccessible, cell: ({ inaccessible }) => inaccessible },
  { label: campaignText.toRead, cell: (counts) => counts['to-read'] },
  {
    label: campaignText.other,
    cell: ({ reported, disputed, estimated }) => reported + disputed + estimated,
  },
];

const readerColumns: readonly Column<CampaignDetails['byReader'][number]>[] = [
  { label: campaignText.read, cell: ({ read }) => read },
  { label: campaignText.inaccessible, cell: ({ inaccessible }) => inaccessible },
  { label: campaignText.assigned, cell: ({ assigned }) => assigned },
  { label: campaignText.left, cell: ({ left }) => left },
  {
    label: campaignText.lastSent,
    cell: ({ lastSentAt }) =>
      lastSentAt === null ? campaignText.nothingSent : formatMinute(lastSentAt),
  },
];

function textOf(cell: number | string): string {
  return typeof cell === 'number' ? formatDecimal(cell) : cell;
}

interface CountsTableProps {
  title: string;
  /** What the rows are of. */
  first: string;
  columns: readonly { readonly label: string }[];
  rows: readonly {
    readonly id: string;
    readonly name: string;
    readonly cells: readonly (number | string)[];
  }[];
  /** What stands in the place of rows; without it the table is left out. */
  none?: string;
}

function CountsTable({ title, first, columns, rows, none }: CountsTableProps) {
  if (rows.length === 0 && none === undefined) return null;
  return (
    <Section title={title}>
      {rows.length === 0 ? (
        <Text isQuiet>{none}</Text>
      ) : (
        <FittingTable aria-label={title} content={rows}>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {columns.map(({ label }) => (
                <th key={label} scope="col" className="number">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, cells }) => (
              <tr key={id}>
                <td>{name}</td>
                {columns.map(({ label }, place) => (
                  <td key={label} className="number" data-label={label}>
                    {textOf(cells[place] ?? '')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </FittingTable>
      )}
    </Section>
  );
}
