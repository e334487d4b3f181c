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
