/** Where the books of some days are taken for the accountant. */
export const accountantExportPath = '/transakcje/eksport';
