/** What the browser adds to each request for the rows of a list: it does not wait for the count. */
export const browserAdds = { total: 'later' } as const;
