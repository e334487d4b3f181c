/** Where files of bank statements are taken in. */
export const bankImportPaths = {
  import: '/transakcje/import',
  one: '/transakcje/import/:importId',
} as const;
