import type { ImportReport } from './import-file.ts';

/** What the operator reads after an import. */
export function reportLines({ title, counts, notes, isDryRun }: ImportReport): string[] {
  const { added, changed, unchanged } = counts;
  return [
    ...(isDryRun ? ['Próba: nic nie zapisano. Prawdziwy import zrobiłby to:'] : []),
    `${title}. Dodano ${added}, zmieniono ${changed}, bez zmian ${unchanged}.`,
    ...notes,
  ];
}
