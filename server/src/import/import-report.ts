import type { ImportOutcome } from './import-file.ts';

/** What the operator reads after an import. */
export function reportLines({ title, counts, notes, isDryRun }: ImportOutcome): string[] {
  const { added, changed, unchanged } = counts;
  return [
    ...(isDryRun ? ['Próba: nic nie zapisano. Prawdziwy import zrobiłby to:'] : []),
    `${title}. Dodano ${added}, zmieniono ${changed}, bez zmian ${unchanged}.`,
    ...notes,
  ];
}
