/** The texts of the news screens (product spec 2.5, to the letter). */
export const newsText = {
  list: 'Aktualnosci',
  edit: 'Edycja aktualności',
} as const;
