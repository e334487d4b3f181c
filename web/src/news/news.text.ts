/** The texts of the news screens. */
export const newsText = {
  list: 'Aktualnosci',
  edit: 'Edycja aktualności',
} as const;
