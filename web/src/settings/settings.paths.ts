import { paths } from '../core/paths.ts';

const form = paths.settings;

/** The addresses of the settings. */
export const settingsPaths = {
  form,
  logo: `${form}/logo`,
  picture: `${form}/zdjecie`,
} as const;
