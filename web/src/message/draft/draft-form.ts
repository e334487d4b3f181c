import { amountFigures } from '@grzadka/contract/core/number/amount';
import type { MessageDetails, messageUpdate } from '@grzadka/contract/message/message.model';
import type { MessageGroup } from '@grzadka/contract/message/message-group';
import type * as z from 'zod/mini';

/** What the form of a draft holds, as it is typed. */
export type TypedDraft = z.input<typeof messageUpdate>;

/** What the form begins with. */
export function typedDraft(message: MessageDetails) {
  return {
    id: message.id,
    kind: message.kind,
    subject: message.subject,
    html: message.html,
    groups: message.groups.map(({ group }) => typedGroup(group)),
    attachments: message.attachments.map(({ id }) => id),
    generated: message.generated,
    printsWithoutConsent: message.printsWithoutConsent,
    meetingAt: message.meetingAt,
    meetingPlace: message.meetingPlace ?? '',
    readingFrom: message.readingFrom ?? '',
    readingThru: message.readingThru ?? '',
  };
}

/** A group as its fields have it: an amount is typed in złoty. */
function typedGroup(group: MessageGroup) {
  return group.kind === 'debtors'
    ? { ...group, amountFrom: amountFigures(group.amountFrom), dueBefore: group.dueBefore ?? '' }
    : group;
}

/** The groups that are chosen here; the others come with a message from where they are found. */
export type AddedGroupKind = Exclude<MessageGroup['kind'], 'reminder'>;

/** A group that was just added, as its fields have it. */
export function newGroup(kind: AddedGroupKind, today: string) {
  const operator = 'include' as const;
  switch (kind) {
    case 'sector':
      return { kind, operator, sectorId: '' };
    case 'meter':
      return { kind, operator, meterType: 'WaterMeter' as const };
    case 'debtors':
      return { kind, operator, amountFrom: '10,00', dueBefore: '' };
    case 'charge-run':
      return { kind, operator, chargeRunId: '' };
    case 'campaign':
      return { kind, operator, campaignId: '' };
    case 'unread':
      return {
        kind,
        operator,
        meterType: 'WaterMeter' as const,
        since: `${today.slice(0, 4)}-01-01`,
      };
    case 'role':
      return { kind, operator, role: 'ROLE_EMPLOYEE' as const };
    case 'parties':
      return { kind, operator, partyIds: [] };
    case 'party-list':
      return { kind, operator, query: {} };
    case 'holders':
    case 'members':
      return { kind, operator };
  }
}
