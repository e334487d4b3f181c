/** The files that a list can be taken out as, with their words and their media types. */
export const exportFormats = {
  xlsx: {
    label: 'Arkusz Excel (.xlsx)',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  csv: { label: 'Plik tekstowy (.csv)', mediaType: 'text/csv' },
} as const satisfies Record<string, { label: string; mediaType: string }>;

/** The header of a file of chosen records with the number of those that it has not. */
export const leftOutHeader = 'left-out';

export type ExportFormat = keyof typeof exportFormats;
