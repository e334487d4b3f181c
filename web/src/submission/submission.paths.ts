/** Where all readings stand that were reported, those that were decided on among them. */
export const submissionPaths = { all: '/zgloszenia-odczytow/wszystkie' } as const;
