/** Where all readings stand that were reported, those that were decided on among them. */
export const submissionPaths = { all: '/zgloszenia-odczytow/wszystkie' } as const;

/** The name of the area, by which what it read is kept. */
export const submissionArea = 'submission';
