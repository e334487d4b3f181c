import { sessionActions } from '@grzadka/contract/audit/audit-actions';
import { auditedRecord } from '@grzadka/contract/audit/audited-records';
import { mayRole } from '@grzadka/contract/core/access/permissions';
import type { Role } from '@grzadka/contract/core/access/roles';

/** Whether the role may read what happened to records of the kind (docs/product/operation.md#audit). */
export function mayReadHistory(role: Role, recordType: string): boolean {
  return (
    mayRole(role, 'audit:read') || mayRole(role, auditedRecord(recordType)?.history ?? 'audit:read')
  );
}

/** Which acts the role may not read of, whatever record they are about. */
export function hiddenActions(role: Role): readonly string[] {
  return mayRole(role, 'audit:read') ? [] : sessionActions;
}

/** Whether the role may read the name of a record that a value refers to. */
export function mayReadName(role: Role, recordType: string): boolean {
  const record = auditedRecord(recordType);
  // What has no history of its own, such as a sector, is a word on everybody's screens.
  return record === undefined || mayRole(role, record.read);
}
