import type { generatedAttachmentLabels } from './message.labels.ts';
import type { MessageGroup } from './message-group.ts';
import type { MessageKind } from './message-kinds.ts';
import { fieldsIn, type MessageField } from './text-fields.ts';

/** What of a message decides whether it says debts. */
export interface ToldMessage {
  readonly kind: MessageKind;
  readonly groups: readonly Pick<MessageGroup, 'kind'>[];
  readonly subject: string;
  readonly html: string;
  readonly generated: { readonly kind: keyof typeof generatedAttachmentLabels } | null;
}

/** The kinds that go to nobody but who owes, the groups that find nobody else, and the fields that say how much, or that something is owed. */
export const kindsToDebtors = [
  'payment-reminder',
  'termination-warning',
] as const satisfies readonly MessageKind[];
export const groupsOfDebtors = [
  'debtors',
  'reminder',
] as const satisfies readonly MessageGroup['kind'][];
export const fieldsOfDebts = [
  'saldo',
  'do_zaplaty',
  'termin',
] as const satisfies readonly MessageField[];

/**
 * How a message says debts: `recipients` says that everybody whom it is for owes; `each` says it of one account after the
 * other, in its text or in what is made for each, and is a list of debts once it is to several; null where it says none
 * (docs/product/messages.md#debtors).
 */
export function debtsIn(message: ToldMessage): 'recipients' | 'each' | null {
  if (isToDebtors(message.kind) || message.groups.some(({ kind }) => isOfDebtors(kind))) {
    return 'recipients';
  }
  const fields = fieldsIn(message.subject, message.html);
  const saysOfEach = message.generated !== null || fieldsOfDebts.some((field) => fields.has(field));
  return saysOfEach ? 'each' : null;
}

/** Whether a group finds nobody but who owes. */
function isOfDebtors(kind: MessageGroup['kind']): boolean {
  return groupsOfDebtors.some((one) => one === kind);
}

/** Whether a kind is for nobody but who owes. */
export function isToDebtors(kind: MessageKind): boolean {
  return kindsToDebtors.some((one) => one === kind);
}
