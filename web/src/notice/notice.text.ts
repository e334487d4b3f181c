/** The texts of the notice screens. */
export const noticeText = {
  list: 'Ogłoszenia',
  edit: 'Edycja ogłoszenia',
} as const;
