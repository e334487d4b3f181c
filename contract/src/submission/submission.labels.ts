/** What becomes of a reading that was reported, in words. */
export const submissionStateLabels = {
  waiting: 'Czeka',
  accepted: 'Przyjęte',
  returned: 'Odesłane',
  replaced: 'Zastąpione nowszym',
} as const;

export type SubmissionState = keyof typeof submissionStateLabels;

/** How a submission came. */
export const submissionChannelLabels = {
  self: 'Od działkowca',
  campaign: 'Z obchodu',
} as const;

export type SubmissionChannel = keyof typeof submissionChannelLabels;

/** What a submission says of how it came and what became of it, as lists and files call it. */
export const submissionFieldLabels = {
  channel: 'Skąd',
  value: 'Wartość',
  submittedBy: 'Kto zgłosił',
  submittedAt: 'Kiedy zgłoszono',
  acceptedValue: 'Przyjęta wartość',
  returnReason: 'Powód odesłania',
  decidedBy: 'Kto rozpatrzył',
  decidedAt: 'Kiedy rozpatrzono',
} as const;
