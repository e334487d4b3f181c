import { paths } from '../core/paths.ts';

/** The addresses of the screens about personal data. */
export const personalDataPaths = {
  screen: paths.personalDataOfOthers,
  register: `${paths.personalDataOfOthers}/rejestr-czynnosci`,
  retention: `${paths.personalDataOfOthers}/przechowywanie`,
  boardHandover: `${paths.personalDataOfOthers}/przekazanie-spraw`,
} as const;
