/** The browser's database of what a device keeps of walks; it is made with the first of them. */
export const walkDatabaseName = 'grzadka-walk';
