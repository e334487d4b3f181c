/** The name of the area, by which what it read is kept. */
export const submissionArea = 'submission';
