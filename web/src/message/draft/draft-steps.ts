/** The steps of a message in their order; the last two come once it is prepared. */
export const draftSteps = ['kind', 'recipients', 'text', 'preview', 'send'] as const;

export type DraftStep = (typeof draftSteps)[number];
