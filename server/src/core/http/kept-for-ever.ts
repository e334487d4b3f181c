/** The Cache-Control of what is another address once it is another content: kept for a year, and not asked for again. */
export const keptForEver = 'public, max-age=31536000, immutable';
