/**
 * Whom one letter goes to (docs/product/messages.md#units): `household` to the holders of a plot who live together, `account` to those of a
 * settlement account, the others to one person each.
 */
export type MessageUnit = 'household' | 'account' | 'member' | 'holder' | 'person';

interface MessageKindFacts {
  readonly label: string;
  /** Asked for by a statute or by law: it reaches everybody whom it concerns, on paper if need be. */
  readonly statutory: boolean;
  readonly unit: MessageUnit;
  /** On paper alone, whatever people agreed to. */
  readonly printOnly?: true;
}

/** The kinds of message with what is true of each: docs/product/messages.md#kinds. */
export const messageKinds = {
  information: { label: 'Informacja', statutory: false, unit: 'household' },
  'reading-notice': { label: 'Zawiadomienie o odczycie', statutory: true, unit: 'household' },
  'fee-notice': { label: 'Zawiadomienie o opłatach', statutory: true, unit: 'account' },
  'payment-reminder': { label: 'Wezwanie do zapłaty', statutory: true, unit: 'account' },
  'termination-warning': {
    label: 'Uprzedzenie o wypowiedzeniu',
    statutory: true,
    unit: 'holder',
    printOnly: true,
  },
  'general-meeting': { label: 'Zawiadomienie o walnym zebraniu', statutory: true, unit: 'member' },
  'other-statutory': { label: 'Pismo', statutory: true, unit: 'person' },
} as const satisfies Record<string, MessageKindFacts>;

export type MessageKind = keyof typeof messageKinds;

/** The facts of a kind, in the type that all kinds have in common. */
export function factsOfKind(kind: MessageKind): MessageKindFacts {
  return messageKinds[kind];
}

/** What the kinds are called. */
export const messageKindLabels = Object.fromEntries(
  Object.entries(messageKinds).map(([kind, { label }]) => [kind, label]),
) as { readonly [Kind in MessageKind]: (typeof messageKinds)[Kind]['label'] };

/** Which consent an e-mail of this kind needs. */
export function consentFor(kind: MessageKind): 'e-delivery' | 'information' {
  return messageKinds[kind].statutory ? 'e-delivery' : 'information';
}

/** Whether each letter of this kind is about one settlement account, so that something can be made of that and go along. */
export function isAboutAccount(kind: MessageKind): boolean {
  const { unit } = factsOfKind(kind);
  return unit === 'account' || unit === 'holder';
}
