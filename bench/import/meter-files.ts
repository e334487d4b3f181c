import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import writeWorkbook from 'write-excel-file/node';

/** The paths of two files with the same list of meters. */
export type MeterFiles = Readonly<Record<'csv' | 'xlsx', string>>;

const heading = ['Licznik', 'Typ', 'Sektor', 'Działka', 'Aktywny', 'Odczyt', 'Data odczytu'];

/** Writes a list of `count` meters into the folder, each with a reading and in no garden. */
export async function writeMeterFiles(folder: string, count: number): Promise<MeterFiles> {
  const files = {
    csv: join(folder, `liczniki-${count}.csv`),
    xlsx: join(folder, `liczniki-${count}.xlsx`),
  };
  const meters = Array.from({ length: count }, (_, index) => describeMeter(index));
  const lines = meters.map(({ name, type, isActive, reading, readAt }) =>
    [
      name,
      type,
      '',
      '',
      isActive,
      `${reading}`.replace('.', ','),
      readAt.toISOString().slice(0, 10),
    ].join(';'),
  );
  await writeFile(files.csv, [heading.join(';'), ...lines].join('\r\n'));
  const rows = meters.map(({ name, type, isActive, reading, readAt }) => [
    name,
    type,
    null,
    null,
    isActive,
    reading,
    { value: readAt, format: 'yyyy-mm-dd' },
  ]);
  await writeFile(files.xlsx, await writeWorkbook([heading, ...rows]).toBuffer());
  return files;
}

function describeMeter(index: number) {
  return {
    name: `Wodomierz Łąka ${String(index).padStart(6, '0')}`,
    type: index % 3 === 0 ? 'Licznik energii elektrycznej' : 'Wodomierz',
    isActive: index % 10 === 0 ? 'nie' : 'tak',
    reading: (index % 1000) + 0.5,
    readAt: new Date(Date.UTC(2025, 0, 1 + (index % 300))),
  };
}
