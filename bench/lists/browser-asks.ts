/** Whether the browser takes the rows of a list without waiting for the count, which it asks for by itself. */
export const totalComesLater: boolean = false;

/** What the browser adds to each request for the rows of a list. */
export const browserAdds: Readonly<Record<string, string>> = totalComesLater
  ? { total: 'later' }
  : {};

/** The page of a list as it is told then. */
export function toldPage(items: readonly unknown[], totalItems: number) {
  return { items, totalItems: totalComesLater ? null : totalItems };
}
