import { paths } from '../core/paths.ts';

const list = `${paths.system}/kopie`;

/** The addresses of the backups' screens. */
export const backupPaths = { list, guide: `${list}/odtwarzanie` } as const;
