/** The texts of the notice screens (product spec 2.5, to the letter). */
export const noticeText = {
  list: 'Ogłoszenia',
  edit: 'Edycja ogłoszenia',
} as const;
