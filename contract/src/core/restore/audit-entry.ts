/** The header by which a deletion names its entry in the audit, with which it can be undone. */
export const auditEntryHeader = 'audit-entry';
