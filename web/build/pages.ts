/** The page of the application, and where it says that there is no connection. */
export const applicationPage = 'index.html';
export const offlinePage = 'brak-polaczenia.html';
