/** Where it is said what the bank's lines are for. */
export const bankLinePaths = { queue: '/transakcje/do-wyjasnienia' } as const;
